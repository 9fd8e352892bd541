"""A program that plays over the API: player.py ADDRESS NAME opens a table, player.py ADDRESS NAME TABLE joins it.

It answers by chance. Only what Python brings along is used.
"""
import http.client, json, random, sys

ADDRESS, NAME, *TABLE = sys.argv[1:]
HEADERS = {"X-Rookery": "1", "Content-Type": "application/json"}


def ask(method, path, body=None):
    link = http.client.HTTPConnection(ADDRESS)
    link.request(method, path, json.dumps(body or {}), HEADERS)
    reply = link.getresponse()
    if cookie := reply.getheader("Set-Cookie"):
        HEADERS["Cookie"] = cookie.split(";")[0]
    told = json.loads(reply.read())
    if reply.status != 200 and told["error"] != "late":
        sys.exit(f"{path}: {told['message']}")
    return told


def some(shape):
    """Things of the right number and worth, tried at random until they fit."""
    (least, most), (low, high) = shape["count"], shape.get("total", (0, 10**9))
    while True:
        picked = set(random.sample(range(len(shape["of"])), random.randint(least, min(most, len(shape["of"])))))
        chosen = [choice for place, choice in enumerate(shape["of"]) if place in picked]
        if low <= sum(choice.get("worth", 0) for choice in chosen) <= high:
            return [choice["item"] for choice in chosen]


def answer(shape):
    if "one" in shape:
        return {"one": random.choice(shape["one"]["of"])["item"]}
    if "some" in shape:
        return {"some": some(shape["some"])}
    if "order" in shape:
        return {"order": [choice["item"] for choice in shape["order"]["of"]]}
    return {"amount": random.randint(*shape["amount"]["range"])}


ask("POST", "/api/guest", {"name": NAME})
if TABLE:
    table, seat = TABLE[0], 1
    ask("POST", f"/api/tables/{table}/join", {"seat": seat})
    ask("POST", f"/api/tables/{table}/ready", {"ready": True})
else:
    table, seat = ask("POST", "/api/tables", {"game": "thrones", "seats": ["me", "open"], "listed": True})["id"], 0
    print(table, flush=True)
stream = http.client.HTTPConnection(ADDRESS)
stream.request("GET", f"/api/tables/{table}/stream", headers=HEADERS)
for line in stream.getresponse():
    told = json.loads(line)
    if told["type"] == "info" and told["info"]["state"] == "gathering" and seat == 0:
        if all(place["ready"] for place in told["info"]["seats"]):
            ask("POST", f"/api/tables/{table}/start")
    frame = told.get("frame", {})
    for prompt in frame.get("asked") or []:
        if prompt["waits"]:
            given = {"seat": prompt["seat"], "prompt": prompt["stamp"], "answer": answer(prompt["shape"])}
            ask("POST", f"/api/tables/{table}/answer", given)
            break
    if frame.get("outcome"):
        print(json.dumps(frame["outcome"]))
        break
