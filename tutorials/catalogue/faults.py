"""Which term of the glossary tells of which fault of the referee."""

TERMS = {
    "an-quan-da-danh": "an-lai-quan-da-danh",
    "sai-cua": "cua-cheo",
    "tranh-quan": "cua-truoc",
    "bo-yeu": "dam-yeu",
    "xe-khan": "an-cai-khan",
    "tien-thuc-sai": "tien-thuc-hau-day",
    "trinh-phu-sai": "thien-khai-an-khan-trinh-phu",
    "phong-den-sau": "quan-den-sau",
    "tai-kien-khong-doc": "phong-tai-kien",
    "phong-truoc-u": "phong-lao",
    "bo-chu-dong": "an-ep",
    "danh-duoi-chieu": "danh-phu-duoi-chieu",
    "xen-qua": "danh-xen",
    "mot-thanh": "mot-thanh-hai-cho",
    "hai-cho": "mot-thanh-hai-cho",
    "bat-thuc-thieu-phu": "bat-thuc",
    "bat-thuc-yeu-do": "bat-thuc",
    "trung-truc": "bat-thuc-trung-truc",
    "tra-chen-sai": "tra-chen",
    "day-khan-som": "day-khan",
    "day-khan-muon": "day-khan",
    "ho-sai": "ho-thieu",
    "khong-u": "u-bao",
}


def term_of(fault: str) -> str:
    """Return the slug of the term that explains a fault; most bear the same name."""
    return TERMS.get(fault, fault)
