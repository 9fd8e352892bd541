//! Three nodes with one PostgreSQL and one NATS: whatever breaks, nothing that was acknowledged is lost, nothing
//! counts twice, and every table goes on. `ROOKERY_FAULTS=50` breaks as much, chosen at random.

#[path = "../../src/load/answer.rs"]
mod answer;
mod nodes;
mod people;
#[path = "../load_slow/postgres.rs"]
mod postgres;
mod work;

use std::collections::BTreeSet;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{Rng as _, SeedableRng as _};
use serde_json::Value;
use tabletop::Shelf;

use nodes::{Nats, Node};
use people::{People, Table};
use postgres::Postgres;

/// How many tables are played.
const TABLES: usize = 100;
/// How many faults the tests see, besides one of each kind.
const FAULTS: u32 = 2;
/// How long tables may take to go on.
const PATIENCE: Duration = Duration::from_secs(300);

/// Something that goes wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Killed(usize),
    Closed(usize),
    CutOff(usize),
    NoBus,
    NoDatabase,
}

struct House {
    nodes: Vec<Node>,
    nats: Nats,
    postgres: Postgres,
}

impl House {
    fn open() -> House {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let nodes = (0..3).map(|_| Node::start(&postgres.address, nats.port)).collect();
        House { nodes, nats, postgres }
    }

    async fn suffer(&mut self, fault: Fault) {
        let pause = |seconds| tokio::time::sleep(Duration::from_secs(seconds));
        match fault {
            Fault::Killed(node) => {
                self.nodes[node].kill();
                pause(1).await;
                self.nodes[node].begin();
            }
            Fault::Closed(node) => {
                self.nodes[node].close();
                self.nodes[node].begin();
            }
            Fault::CutOff(node) => {
                self.nodes[node].cable.cut();
                pause(3).await;
                self.nodes[node].cable.mend();
            }
            Fault::NoBus => {
                self.nats.stop();
                pause(10).await;
                self.nats.begin();
            }
            Fault::NoDatabase => restart(&mut self.postgres),
        }
    }
}

/// Ends every connection to the database and starts it again.
fn restart(postgres: &mut Postgres) {
    let told = Command::new("kill").args(["-INT", &postgres.process.id().to_string()]).status();
    assert!(told.is_ok_and(|status| status.success()), "it can be told");
    postgres.process.wait().expect("it ends");
    postgres.process = postgres::served(&postgres.folder, postgres.port);
    postgres.wait();
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_whatever_breaks() {
    let mut house = House::open();
    let addresses = house.nodes.iter().map(|node| node.address).collect();
    let people = Arc::new(People::sit_down(addresses, TABLES).await.expect("everybody sits"));
    let mut everybody = people.play();
    people.all_go_on(PATIENCE).await;
    let each =
        [Fault::Killed(0), Fault::CutOff(1), Fault::NoBus, Fault::NoDatabase, Fault::Closed(2)];
    let more = std::env::var("ROOKERY_FAULTS").ok().and_then(|count| count.parse().ok());
    let mut rng = SmallRng::seed_from_u64(14);
    let more = (0..more.unwrap_or(FAULTS)).map(|_| match rng.random_range(0..5) {
        0 => Fault::Killed(rng.random_range(0..3)),
        1 => Fault::Closed(rng.random_range(0..3)),
        2 => Fault::CutOff(rng.random_range(0..3)),
        3 => Fault::NoBus,
        _ => Fault::NoDatabase,
    });
    for fault in each.into_iter().chain(more.collect::<Vec<_>>()) {
        eprintln!("{fault:?}");
        house.suffer(fault).await;
        people.all_go_on(PATIENCE).await;
    }
    people.end(&mut everybody).await;
    for node in &mut house.nodes {
        node.close();
    }
    let exported = server::export(&house.postgres.address).await.expect("it can be read");
    let mut kept = 0;
    for table in &people.tables {
        let found = exported.iter().find(|one| one.id == table.id).expect("every table is there");
        kept += proved(&found.journal, table);
    }
    let faults = people.faults.lock().expect("nobody breaks down in here");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(kept > TABLES, "{kept} decisions are not enough to tell");
    eprintln!("{kept} acknowledged decisions, each there once");
}

/// Proves that a journal plays and holds the answers that were taken, each once, each seat's in their order.
fn proved(journal: &str, table: &Table) -> usize {
    let shelf = Shelf::new().with::<thrones::Thrones>();
    shelf.open(journal).unwrap_or_else(|error| panic!("table {}: {error}", table.id));
    let written: Vec<(u64, Value)> = journal
        .lines()
        .filter_map(|line| {
            let line: Value = serde_json::from_str(line).ok()?;
            let decision = line.get("decision")?;
            Some((decision["seat"].as_u64()?, decision["answer"].clone()))
        })
        .collect();
    let taken = table.taken.lock().expect("nobody breaks down in here");
    let stamps: BTreeSet<(u64, &str)> =
        taken.iter().map(|one| (one.seat, one.stamp.as_str())).collect();
    assert_eq!(stamps.len(), taken.len(), "table {}: something was taken twice", table.id);
    for seat in 0..2 {
        let mut own = written.iter().filter(|(by, _)| *by == seat);
        for one in taken.iter().filter(|one| one.seat == seat) {
            assert!(
                own.any(|(_, answer)| *answer == one.answer),
                "table {}: seat {seat} was told that {} is taken, and it is not there",
                table.id,
                one.answer
            );
        }
    }
    taken.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_writers_at_one_place_have_one_winner() {
    let postgres = Postgres::start();
    let won = server::append_races(&postgres.address, 10_000).await.expect("it can be written");
    assert_eq!(won, 10_000);
}
