"""What a question of the door is; the games of the Tổ tôm deck say it in these words."""

from tutorials.engine.asks import Answer, Ask, Asks

__all__ = ["Answer", "Ask", "Asks"]
