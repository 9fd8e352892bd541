//! Makes a board from a map, or says what is wrong with the map.

use std::sync::OnceLock;

use tabletop::Row;

use super::{Map, MapError, Realm, Road, RoadKind, Site};
use crate::id::{
    FIEF_KEYS, FIEFS, FiefId, REGION_NAMES, REGIONS, ROADS_MAX, RegionId, RoadId, VILLAGES_MAX,
    VillageId, Villages,
};

impl TryFrom<Map> for Realm {
    type Error = MapError;

    fn try_from(map: Map) -> Result<Realm, MapError> {
        let mut sites = sites(&map)?;
        let roads = roads(&map, &mut sites)?;
        let mut realm = Realm {
            sites,
            roads,
            fiefs: [Villages::NONE; FIEFS],
            regions: [Villages::NONE; REGIONS],
            principals: [VillageId(0); REGIONS],
            coast: Villages::NONE,
            all: Villages::NONE,
            lands: OnceLock::new(),
            steps: [[u8::MAX; VILLAGES_MAX]; VILLAGES_MAX],
            near: [Villages::NONE; VILLAGES_MAX],
            map,
        };
        realm.gather();
        realm.measure();
        realm.check_connected()?;
        realm.check_fiefs()?;
        realm.check_regions()?;
        Ok(realm)
    }
}

/// The Villages, each in a Fief and a Region of the map.
fn sites(map: &Map) -> Result<Vec<Site>, MapError> {
    if map.village.len() > VILLAGES_MAX {
        return Err(MapError::TooManyVillages { count: map.village.len() });
    }
    if !map.fief.iter().map(|fief| fief.id.as_str()).eq(FIEF_KEYS) {
        return Err(MapError::Fiefs);
    }
    let named = map.region.iter().map(|region| (region.number, region.name.as_str()));
    if !named.eq(REGION_NAMES.into_iter().enumerate().map(|(place, name)| (place as u8 + 1, name)))
    {
        return Err(MapError::Regions);
    }
    let mut sites: Vec<Site> = Vec::new();
    for village in &map.village {
        let id = village.id.clone();
        if sites.iter().any(|site| site.key == id) {
            return Err(MapError::VillageTwice { id });
        }
        let Some(fief) = FIEF_KEYS.iter().position(|key| *key == village.fief) else {
            return Err(MapError::UnknownFief { id, fief: village.fief.clone() });
        };
        if !(1..=REGIONS as u8).contains(&village.region) {
            return Err(MapError::UnknownRegion { id, region: village.region });
        }
        sites.push(Site {
            key: id,
            name: village.name.clone(),
            fief: FiefId(fief as u8),
            region: RegionId(village.region - 1),
            at: (village.x, village.y),
            roads: Row::new(),
        });
    }
    Ok(sites)
}

/// The roads, which are also entered at both their ends.
fn roads(map: &Map, sites: &mut [Site]) -> Result<Vec<Road>, MapError> {
    if map.road.len() > ROADS_MAX {
        return Err(MapError::TooManyRoads { count: map.road.len() });
    }
    let mut roads: Vec<Road> = Vec::new();
    for (place, road) in map.road.iter().enumerate() {
        let end = |key: &str| sites.iter().position(|site| site.key == key);
        let (Some(a), Some(b)) = (end(&road.a), end(&road.b)) else {
            return Err(MapError::RoadToNowhere { a: road.a.clone(), b: road.b.clone() });
        };
        if a == b {
            return Err(MapError::RoadToItself { id: road.a.clone() });
        }
        let (from, to) = (VillageId(a as u8), VillageId(b as u8));
        if sites[a].roads.iter().any(|(_, other)| *other == to) {
            return Err(MapError::RoadTwice { a: road.a.clone(), b: road.b.clone() });
        }
        for end in [a, b] {
            if sites[end].roads.is_full() {
                return Err(MapError::TooManyRoadsFrom { id: sites[end].key.clone() });
            }
        }
        sites[a].roads.push((RoadId(place as u8), to));
        sites[b].roads.push((RoadId(place as u8), from));
        roads.push(Road { a: from, b: to, kind: road.kind });
    }
    Ok(roads)
}

impl Realm {
    /// Fills the sets of Villages.
    fn gather(&mut self) {
        for (place, site) in self.sites.iter().enumerate() {
            let village = VillageId(place as u8);
            self.all.insert(village);
            self.fiefs[site.fief.index()].insert(village);
            self.regions[site.region.index()].insert(village);
        }
        for road in self.roads.iter().filter(|road| road.kind == RoadKind::Sea) {
            self.coast.insert(road.a);
            self.coast.insert(road.b);
        }
    }

    /// Reckons how far the Villages are from each other.
    fn measure(&mut self) {
        for from in self.all.iter() {
            let mut reached: Row<VillageId, VILLAGES_MAX> = std::iter::once(from).collect();
            self.steps[from.index()][from.index()] = 0;
            let mut next = 0;
            while next < reached.len() {
                let here = reached[next];
                next += 1;
                for (_, to) in &self.sites[here.index()].roads {
                    let steps = self.steps[from.index()][here.index()] + 1;
                    let known = &mut self.steps[from.index()][to.index()];
                    if *known == u8::MAX {
                        *known = steps;
                        reached.push(*to);
                    }
                }
            }
            for to in self.all.iter().filter(|to| self.steps[from.index()][to.index()] <= 1) {
                self.near[from.index()].insert(to);
            }
        }
    }

    fn check_connected(&self) -> Result<(), MapError> {
        if !self.is_connected(self.all) {
            return Err(MapError::NotConnected { from: self.sites[0].key.clone() });
        }
        for (place, village) in self.map.village.iter().enumerate() {
            let found = self.coast.has(VillageId(place as u8));
            if village.coastal != found {
                let (id, stated) = (village.id.clone(), village.coastal);
                return Err(MapError::Coast { id, stated, found });
            }
        }
        Ok(())
    }

    fn check_fiefs(&self) -> Result<(), MapError> {
        for (fief, villages) in self.map.fief.iter().zip(self.fiefs) {
            if villages.is_empty() {
                return Err(MapError::Empty { what: fief.name.clone() });
            }
            if !self.is_connected(villages) {
                return Err(MapError::Torn { what: fief.name.clone() });
            }
            let right = 2 * villages.len() as u8;
            if fief.cost != right {
                return Err(MapError::Cost { fief: fief.name.clone(), cost: fief.cost, right });
            }
            if villages.and(self.coast).is_empty() {
                return Err(MapError::NoCoast { fief: fief.name.clone() });
            }
        }
        Ok(())
    }

    fn check_regions(&mut self) -> Result<(), MapError> {
        for (place, region) in self.map.region.iter().enumerate() {
            let villages = self.regions[place];
            if villages.is_empty() {
                return Err(MapError::Empty { what: region.name.clone() });
            }
            if !self.is_connected(villages) {
                return Err(MapError::Torn { what: region.name.clone() });
            }
            let principal = |village: &VillageId| self.map.village[village.index()].principal;
            let mut principals = villages.iter().filter(principal);
            let named = self.sites.iter().position(|site| site.key == region.principal);
            let only = principals.next().filter(|_| principals.next().is_none());
            match only {
                Some(village) if Some(village.index()) == named => self.principals[place] = village,
                _ => {
                    let principal = region.principal.clone();
                    return Err(MapError::Principal { region: region.number, principal });
                }
            }
        }
        Ok(())
    }

    /// Whether all these Villages can be reached from each other without leaving them.
    fn is_connected(&self, villages: Villages) -> bool {
        let Some(start) = villages.iter().next() else { return false };
        let mut reached = Villages::NONE;
        let mut next = vec![start];
        while let Some(village) = next.pop() {
            if villages.has(village) && !reached.has(village) {
                reached.insert(village);
                next.extend(self.roads_from(village).iter().map(|(_, other)| *other));
            }
        }
        reached == villages
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Board, MapError, RoadKind, westeros};
    use crate::house::House;
    use crate::id::{FiefId, RegionId};

    #[test]
    fn westeros_has_the_size_of_the_original_board() {
        let board = Board::westeros();
        assert_eq!((board.sites.len(), board.roads.len()), (24, 32));
        let mut fiefs = board.fiefs.map(|villages| villages.len());
        fiefs.sort_unstable();
        assert_eq!(fiefs, [2, 2, 3, 3, 3, 3, 4, 4]);
        let mut regions = board.regions.map(|villages| villages.len());
        regions.sort_unstable();
        assert_eq!(regions, [4, 4, 5, 5, 6]);
        assert!(board.sites.iter().all(|site| (2..=5).contains(&site.roads.len())));
        assert_eq!(board.coast.len(), 15);
    }

    #[test]
    fn westeros_is_as_the_examples_of_the_book_have_it() {
        let board = Board::westeros();
        let village = |name: &str| board.named(name).expect("a Village of the book");
        let beside = |a, b| board.roads_from(village(a)).iter().any(|(_, to)| *to == village(b));
        let north = ["Winterfell", "Deepwood Motte", "White Harbour", "The Twins"];
        assert!(board.regions[0].iter().map(|v| board.name(v)).eq(north));
        assert_eq!(board.principals[0], village("Winterfell"));
        assert_eq!(board.fiefs[3].len(), 4);
        assert_eq!((board.fiefs[5].len(), board.map.fief[5].cost), (3, 6));
        assert!(beside("Riverrun", "Harrenhal") && beside("Harrenhal", "King's Landing"));
        assert!(!beside("Riverrun", "King's Landing"));
        assert_eq!(board.fief(village("Lannisport")), FiefId(3));
        assert_eq!(board.fief(village("Pyke")), FiefId(7));
        assert_eq!(board.region(village("Highgarden")), RegionId(3));
        assert_eq!(board.region(village("Sunspear")), RegionId(3));
        assert_eq!(board.region(village("Lannisport")), RegionId(4));
    }

    #[test]
    fn eight_roads_may_lead_from_a_village_and_no_more() {
        let star = |roads: usize| {
            let mut map = westeros();
            let center = map.village[0].id.clone();
            let leads = |road: &crate::realm::MapRoad, id: &str| road.a == id || road.b == id;
            let from: Vec<_> =
                map.road.iter().filter(|road| leads(road, &center)).cloned().collect();
            let ids = map.village[1..].iter().map(|village| village.id.clone());
            let far = ids.filter(|id| !from.iter().any(|road| leads(road, id)));
            for b in far.take(roads - from.len()).collect::<Vec<_>>() {
                map.road.push(crate::realm::MapRoad { a: center.clone(), b, ..from[0].clone() });
            }
            Board::of(map)
        };
        assert_eq!(star(8).expect("eight are possible").sites[0].roads.len(), 8);
        let refused = star(9).expect_err("nine are too many");
        assert!(matches!(refused, MapError::TooManyRoadsFrom { .. }), "{refused}");
    }

    #[test]
    fn every_house_but_targaryen_has_a_home_and_every_region_a_coast() {
        let board = Board::westeros();
        for house in House::ALL {
            let home =
                board.map.fief.iter().position(|fief| House::named(&fief.house) == Some(house));
            assert_eq!(home.map(|place| FiefId(place as u8)), house.home());
        }
        assert!(board.regions.iter().all(|villages| !villages.and(board.coast).is_empty()));
    }

    #[test]
    fn fiefs_and_regions_cross_each_other() {
        let board = Board::westeros();
        let fiefs_of = |region: usize| {
            let mut fiefs: Vec<_> = board.regions[region].iter().map(|v| board.fief(v)).collect();
            fiefs.dedup();
            fiefs.len()
        };
        assert!((0..5).all(|region| fiefs_of(region) >= 2));
    }

    #[test]
    fn drawn_roads_do_not_cross_and_villages_keep_their_distance() {
        let board = Board::westeros();
        let apart = |a: (u16, u16), b: (u16, u16)| {
            f64::from(a.0).mul_add(1.0, -f64::from(b.0)).hypot(f64::from(a.1) - f64::from(b.1))
        };
        for (place, site) in board.sites.iter().enumerate() {
            assert!(board.sites[..place].iter().all(|other| apart(site.at, other.at) >= 70.0));
            assert!((40..=960).contains(&site.at.0) && (191..=1560).contains(&site.at.1));
        }
        let drawn: Vec<Vec<(i64, i64)>> = board
            .map
            .road
            .iter()
            .zip(&board.roads)
            .map(|(road, ends)| {
                let point = |at: (u16, u16)| (i64::from(at.0), i64::from(at.1));
                let via = road.via.iter().map(|at| point((at[0], at[1])));
                let start = point(board.site(ends.a).at);
                std::iter::once(start).chain(via).chain([point(board.site(ends.b).at)]).collect()
            })
            .collect();
        let side = |a: (i64, i64), b: (i64, i64), c: (i64, i64)| {
            ((b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)).signum()
        };
        let cross = |p: &[(i64, i64)], q: &[(i64, i64)]| {
            side(p[0], p[1], q[0]) * side(p[0], p[1], q[1]) < 0
                && side(q[0], q[1], p[0]) * side(q[0], q[1], p[1]) < 0
        };
        for (place, line) in drawn.iter().enumerate() {
            for (before, other) in drawn[..place].iter().enumerate() {
                let (r, s) = (board.roads[place], board.roads[before]);
                if r.a == s.a || r.a == s.b || r.b == s.a || r.b == s.b {
                    continue;
                }
                let crossing = line.windows(2).any(|p| other.windows(2).any(|q| cross(p, q)));
                assert!(!crossing, "road {place} crosses road {before}");
            }
        }
    }

    #[test]
    fn a_map_of_the_same_form_is_taken_and_kept_once() {
        let mut map = westeros();
        map.village[0].name = "Winterhold".to_owned();
        let board = Board::of(map.clone()).expect("only a name is different");
        assert_eq!(board, Board::of(map).expect("the same map again"));
        assert!(board.named("Winterhold").is_some());
        let text = serde_json::to_string(&board).expect("a board is stored as its map");
        assert_eq!(serde_json::from_str::<Board>(&text).expect("a stored board"), board);
        assert_eq!(serde_json::to_string(&Board::westeros()).expect("Westeros"), "null");
    }

    #[test]
    fn what_is_wrong_with_a_map_is_said() {
        let mut map = westeros();
        map.road[0].b = "asshai".to_owned();
        let error = Board::of(map).expect_err("Asshai is not on the map");
        assert_eq!(
            error.to_string(),
            "the road from winterfell to asshai ends where no Village is"
        );
        let mut map = westeros();
        map.village[0].coastal = true;
        assert!(matches!(Board::of(map), Err(MapError::Coast { .. })));
        let mut map = westeros();
        map.village[1].principal = true;
        assert!(matches!(Board::of(map), Err(MapError::Principal { region: 1, .. })));
        let mut map = westeros();
        map.fief[0].cost = 7;
        assert!(matches!(Board::of(map), Err(MapError::Cost { .. })));
        let mut map = westeros();
        map.road.retain(|road| road.kind == RoadKind::Sea);
        assert!(matches!(Board::of(map), Err(MapError::NotConnected { .. })));
    }
}
