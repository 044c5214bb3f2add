"""What a user does with a mouse, fingers and keys."""

import time

keys = {
    "Enter": (13, "\r"), "Escape": (27, ""), "Tab": (9, ""), "Home": (36, ""), "End": (35, ""), "Delete": (46, ""),
    "Backspace": (8, ""), "ArrowLeft": (37, ""), "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowDown": (40, ""),
    "F1": (112, ""), "PageUp": (33, ""), "PageDown": (34, ""), " ": (32, " "),
}
modifiers = {"alt": 1, "control": 2, "meta": 4, "shift": 8}


class Hands:
    def __init__(self, browser):
        self.browser = browser

    def point(self, selector, across=0.5, down=0.5):
        """Where an element's middle is, or another share of its width and height, once it has been scrolled to."""
        x, y = self.browser.run(f"pointIn({selector!r}, {across}, {down})")
        return x, y

    # Mouse

    def mouse(self, kind, x, y, buttons=0, count=1):
        self.browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons, clickCount=count,
                          button="none" if kind == "mouseMoved" and not buttons else "left")

    def click(self, selector, across=0.5, down=0.5):
        self.click_at(*self.point(selector, across, down))

    def click_at(self, x, y, count=1):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1, count)
        self.mouse("mouseReleased", x, y, 0, count)

    def double_click(self, selector):
        x, y = self.point(selector)
        self.click_at(x, y)
        self.click_at(x, y, 2)

    def drag(self, selector, by_x=0, by_y=0, steps=5):
        x, y = self.point(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1)
        for step in range(1, steps + 1):
            self.mouse("mouseMoved", x + by_x * step / steps, y + by_y * step / steps, 1)
        self.mouse("mouseReleased", x + by_x, y + by_y)

    # Fingers

    def touch_drag(self, selector, by_x=0, by_y=0, steps=5, rest=0):
        self.swipe(*self.point(selector), by_x, by_y, steps, rest)

    def swipe(self, x, y, by_x=0, by_y=0, steps=5, rest=0):
        """Moves a finger, which rests for some seconds first."""
        self.browser.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        time.sleep(rest)
        for step in range(1, steps + 1):
            point = {"x": x + by_x * step / steps, "y": y + by_y * step / steps}
            self.browser.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[point])
        self.browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    # Keys

    def press(self, key, *held):
        """Presses a key, such as "Home" or "a", while others are held."""
        code, text = keys.get(key) or (ord(key.upper()), key)
        held = sum(modifiers[name] for name in held)
        what = {"key": key, "code": key, "windowsVirtualKeyCode": code, "modifiers": held}
        if text and not held & 7:
            what["text"] = text
        self.browser.call("Input.dispatchKeyEvent", type="keyDown", **what)
        self.browser.call("Input.dispatchKeyEvent", type="keyUp", **what)

    def type(self, text):
        self.browser.call("Input.insertText", text=text)

    def focus(self, selector):
        self.browser.run(f"document.querySelector({selector!r}).focus()")

    def choose(self, selector, value):
        """Chooses in a menu. Its list is a window of the system's, which the protocol does not reach."""
        self.browser.run(f"chooseIn({selector!r}, {value!r})")
