"""Chromium without a window, driven over its debugging protocol."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.request

import websocket


# Pictures far below the window are not loaded, as nobody sees them.
lazy_images = "--blink-settings=lazyLoadingImageMarginPxUnknown=0,lazyLoadingImageMarginPx4G=0"


class Browser:
    """A browser with one page. Its console, its errors and its requests are kept."""

    def __init__(self, *flags):
        executable = shutil.which(os.environ.get("CHROMIUM", "chromium")) or shutil.which("google-chrome")
        if executable is None:
            raise SystemExit("chromium is missing: Scripts/setup chromium installs it")
        self.folder = tempfile.mkdtemp()
        # Chromium's sandbox does not start for root.
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
        self.process = subprocess.Popen(
            [executable, "--headless=new", "--remote-debugging-port=0", "--remote-allow-origins=*",
             f"--user-data-dir={self.folder}", "--no-first-run", "--hide-scrollbars", "--disable-gpu", lazy_images,
             *sandbox, *flags, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.last_id = 0
        self.opened_count = 0
        self.complaints = []
        self.requests = []
        self.socket = websocket.create_connection(self.page_address(), timeout=60)
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")

    def page_address(self):
        port_file = os.path.join(self.folder, "DevToolsActivePort")
        for _ in range(300):
            lines = read(port_file).split("\n")
            if len(lines) > 1:
                break
            time.sleep(0.1)
        else:
            raise SystemExit("Chromium does not start")
        for _ in range(100):
            with urllib.request.urlopen(f"http://127.0.0.1:{lines[0]}/json") as answer:
                for target in json.load(answer):
                    if target["type"] == "page":
                        return target["webSocketDebuggerUrl"]
            time.sleep(0.1)
        raise SystemExit("Chromium has no page")

    def close(self):
        # It ends by itself: the command may be a script, and a signal would end only that.
        self.call("Browser.close")
        self.socket.close()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def forget(self):
        """Keeps only what comes from now on."""
        self.complaints.clear()
        self.requests.clear()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def call(self, method, **parameters):
        """Calls a method of the protocol, and returns its result."""
        self.last_id += 1
        self.socket.send(json.dumps({"id": self.last_id, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message.get("id") == self.last_id:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.note(message)

    def note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.complaints.append(" ".join(str(a.get("value", a.get("description"))) for a in parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"])

    def run(self, script):
        """The value of an expression in the page, which may be a promise."""
        result = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, condition, seconds=20):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise AssertionError(f"still not true after {seconds} s: {condition}")
            time.sleep(0.02)

    def open(self, address):
        """Opens a page anew, also one that is open: where only the fragment was another, the browser would keep it."""
        self.opened_count += 1
        path, *fragment = address.split("#")
        self.call("Page.navigate", url="#".join([f"{path}?{self.opened_count}", *fragment]) if fragment else path)

    def set_window(self, width, height, scale=1, is_mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=is_mobile)

    def set_media(self, **features):
        """Sets media features: `color_scheme="dark"` for `prefers-color-scheme: dark`."""
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-" + name.replace("_", "-"), "value": value} for name, value in features.items()])

    def screenshot(self, path):
        """Writes a picture of the window to a file."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))


def read(path):
    """The text of a file, or none as long as it is missing."""
    if not os.path.exists(path):
        return ""
    with open(path) as file:
        return file.read()
