//! The catalogue of rules (`rules.toml`) as typed ids.

include!(concat!(env!("OUT_DIR"), "/rule_table.rs"));
