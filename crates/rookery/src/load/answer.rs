//! An answer to any prompt, by chance.

use rand::Rng;
use rand::seq::{IndexedRandom as _, SliceRandom as _};
use serde_json::{Value, json};

/// An answer that is admitted, by chance.
pub fn answer(prompt: &Value, rng: &mut impl Rng) -> Value {
    let shape = &prompt["shape"];
    let empty = Vec::new();
    let choices = |shape: &Value| shape["of"].as_array().unwrap_or(&empty).clone();
    if let Some(one) = shape.get("one") {
        return json!({ "one": choices(one).choose(rng).map(|choice| &choice["item"]) });
    }
    if let Some(order) = shape.get("order") {
        let mut of = choices(order);
        of.shuffle(rng);
        return json!({ "order": of.iter().map(|choice| &choice["item"]).collect::<Vec<_>>() });
    }
    if let Some(some) = shape.get("some") {
        let mut of = choices(some);
        of.shuffle(rng);
        let picked = pick(&of, &range(&some["count"]), &range(&some["total"])).unwrap_or_default();
        let mut items: Vec<&Value> = picked.iter().map(|choice| &choice["item"]).collect();
        // An answer names things in the order in which they are offered.
        let offered = choices(some);
        items.sort_by_key(|item| offered.iter().position(|choice| choice["item"] == **item));
        return json!({ "some": items });
    }
    let [least, most] = range(&shape["amount"]["range"]);
    json!({ "amount": rng.random_range(least..=most) })
}

/// The fewest and the most, or anything where nothing is said.
fn range(bounds: &Value) -> [u64; 2] {
    [bounds[0].as_u64().unwrap_or(0), bounds[1].as_u64().unwrap_or(u64::MAX)]
}

/// Some of the choices, so many and worth so much.
fn pick<'c>(of: &'c [Value], count: &[u64; 2], total: &[u64; 2]) -> Option<Vec<&'c Value>> {
    if count[0] == 0 && total[0] == 0 {
        return Some(Vec::new());
    }
    let (first, rest) = of.split_first()?;
    let worth = first["worth"].as_u64().unwrap_or(0);
    if count[1] > 0 && worth <= total[1] {
        let count = [count[0].saturating_sub(1), count[1] - 1];
        let total = [total[0].saturating_sub(worth), total[1] - worth];
        if let Some(mut others) = pick(rest, &count, &total) {
            others.push(first);
            return Some(others);
        }
    }
    pick(rest, count, total)
}
