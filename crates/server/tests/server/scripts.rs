//! What others write against the API: the walk of `docs/api.md`, and programs in another language.

use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;

use crate::harness::House;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[tokio::test]
async fn the_walk_through_the_api_can_be_walked() {
    let house = House::open().await;
    let text = std::fs::read_to_string(root().join("docs/api.md")).expect("it is there");
    let mut script = "set -e\n".to_owned();
    let mut inside = false;
    for line in text.lines() {
        match line {
            "```sh" => inside = true,
            "```" => inside = false,
            line if inside && line.contains('=') && line.starts_with(char::is_uppercase) => {
                script += &format!("{line}\n");
            }
            line if inside => script += &format!("{line}; echo; echo ----\n"),
            _ => {}
        }
    }
    let folder = std::env::temp_dir().join(format!("rookery-walk-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    let mut shell = Command::new("sh");
    shell.arg("-c").arg(&script).env("HOST", house.address().to_string()).current_dir(&folder);
    let output = shell.output().await.expect("sh and curl are there");
    std::fs::remove_dir_all(&folder).ok();
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
    let steps: Vec<&str> = told.split("----").map(str::trim).collect();
    let expected = [
        r#""name":"Arya","guest":true"#,
        r#""name":"Arya""#,
        r#""name":"fief""#,
        r#""state":"playing""#,
        r#""your_move""#,
        r#"{"type":"table""#,
        r#""error":"late""#,
        r#""ended":"resigned""#,
        r#""eyes":"everything""#,
        r#"{"rookery":"#,
        r#""chapters":"#,
        r#""quiet":{"from":22"#,
        "BEGIN:VCALENDAR",
        r#""name":"Arya""#,
    ];
    assert_eq!(steps.len(), expected.len() + 1, "{told}");
    for (step, expected) in steps.iter().zip(expected) {
        assert!(step.contains(expected), "{expected} in {step}");
    }
}

#[tokio::test]
async fn two_programs_in_another_language_play_a_whole_game() {
    let house = House::open().await;
    let program = |arguments: &[&str]| {
        let mut command = Command::new("python3");
        command.arg(root().join("examples/player.py")).arg(house.address().to_string());
        command.args(arguments).stdout(Stdio::piped()).kill_on_drop(true);
        command.spawn().expect("Python is there")
    };
    let mut one = program(&["Arya"]);
    let mut lines = BufReader::new(one.stdout.take().expect("it is read")).lines();
    let table = lines.next_line().await.expect("it speaks").expect("it names its table");
    let other = program(&["Bran", &table]);
    let played = tokio::time::timeout(Duration::from_secs(300), other.wait_with_output()).await;
    let played = played.expect("games end").expect("it ends");
    assert!(played.status.success());
    let outcome: serde_json::Value = serde_json::from_slice(&played.stdout).expect("the outcome");
    let over = house.over(&table).await;
    assert_eq!(over["outcome"], outcome);
    one.wait().await.expect("it ends too");
}

#[tokio::test]
async fn the_api_describes_itself() {
    let house = House::open().await;
    let (status, document) = house.browser().get("/api/openapi.json").await;
    assert_eq!((status, &document["openapi"]), (200, &json!("3.1.0")));
    let paths = document["paths"].as_object().expect("paths");
    assert!(paths.len() > 20 && paths.contains_key("/api/tables/{id}/{deed}"));
    let schema =
        &paths["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"];
    assert!(schema.to_string().contains("seats"), "{schema}");
    // Everything a schema refers to is described.
    let text = document.to_string();
    for reference in text.split("#/components/schemas/").skip(1) {
        let name = reference.split('"').next().expect("a name");
        assert!(!document["components"]["schemas"][name].is_null(), "{name}");
    }
}
