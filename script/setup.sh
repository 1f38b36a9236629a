# What script/server, script/test and script/bench share: Debian packages, virtual environment, Python packages.
# Read with "source"; the caller has set -eu and stands in the repository's folder.

VENV=.venv
export DEBIAN_FRONTEND=noninteractive PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONUNBUFFERED=1

BASE_PACKAGES=(python3 python3-venv ca-certificates)
PDF_PACKAGES=(libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0)
SERVER_PACKAGES=(nginx redis-server postgresql curl) # for tests that start throw-away ones on loopback
BROWSER_PACKAGES=(libatomic1) # for the driver that Playwright brings; the browser itself: find_chromium

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

is_debian() { command -v dpkg-query >/dev/null 2>&1 && command -v apt-get >/dev/null 2>&1; }

missing_packages() {
    local name
    for name in "$@"; do
        dpkg-query -W -f='${Status}\n' "$name" 2>/dev/null | grep -q '^install ok installed$' || printf '%s ' "$name"
    done
}

# Install the Debian packages that are missing; without root say in one line what to install and go on.
need_packages() {
    is_debian || return 0
    local missing
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        say "Còn thiếu gói Debian, xin cài / Debian packages are missing, please install: sudo apt-get install $missing"
        return 0
    fi
    say "Cài gói Debian / Installing Debian packages: $missing"
    # shellcheck disable=SC2086
    if ! { apt-get update -qq && apt-get install -qq -y --no-install-recommends $missing; } >var/apt.log 2>&1 </dev/null; then
        tail -n 5 var/apt.log >&2
        fail "apt-get không cài được: $missing(xem var/apt.log). / apt-get could not install: $missing(see var/apt.log)."
    fi
}

# Set CHROMIUM, unless the caller did: the build without a window asks a third of the processor time of the other.
find_chromium() {
    CHROMIUM=${CHROMIUM:-$(command -v chromium-headless-shell || command -v chromium || true)}
    [ -n "$CHROMIUM" ] || need_packages chromium-headless-shell
    export CHROMIUM=${CHROMIUM:-/usr/bin/chromium-headless-shell}
}

# Make the virtual environment with a Python that is new enough.
need_venv() {
    [ -x $VENV/bin/python ] && $VENV/bin/python -c 'import pip' 2>/dev/null && return 0
    local python
    python=$(command -v python3) || fail "Cần Python 3.11 trở lên. / Python 3.11 or newer is needed."
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "Cần Python 3.11 trở lên, máy này có $("$python" -V). / Python 3.11 or newer is needed, this machine has $("$python" -V)."
    rm -rf $VENV
    "$python" -m venv $VENV >var/venv.log 2>&1 ||
        fail "Không tạo được .venv: cài python3-venv rồi chạy lại (xem var/venv.log). / Could not make .venv: install python3-venv and run again (see var/venv.log)."
}

stamp_of() { sha256sum "$1" | cut -d ' ' -f 1; }

# Install requirements/NAME.txt, unless the same file was installed before.
need_requirements() {
    local file=requirements/$1.txt stamp=$VENV/installed-$1
    [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(stamp_of "$file")" ] && return 0
    say "Cài thư viện Python / Installing Python packages: $file"
    $VENV/bin/python -m pip install --quiet --no-input --require-hashes -r "$file" </dev/null ||
        fail "Không cài được $file; xem lời báo ở trên, thường là do mạng. / Could not install $file; see above, most often it is the network."
    stamp_of "$file" >"$stamp"
}

# Set up for NAME (run, dev or bench), one process at a time.
set_up() {
    mkdir -p var
    exec 9>var/setup.lock
    if command -v flock >/dev/null 2>&1; then flock 9; fi
    need_packages "${BASE_PACKAGES[@]}" "${PDF_PACKAGES[@]}"
    need_venv
    need_requirements "$1"
    # Locked files share their versions: what holds the site is in every one of them.
    [ "$1" = run ] || stamp_of requirements/run.txt >$VENV/installed-run
    case "${DATABASE_URL:-}" in postgres*) need_requirements postgres ;; esac
    case "${CACHE_URL:-}" in redis* | unix*) need_requirements redis ;; esac
    exec 9>&-
}
