//! The types of what is sent, as TypeScript.

use tabletop::Seat;
use tabletop::wire::Types;

use crate::Fief;
use crate::event::Income;
use crate::noble::NobleId;
use crate::state::Whitecloaks;
use crate::stock::Supply;
use crate::title::Title;
use crate::view::{
    BattleView, BidsView, DecksView, ElectionView, FiefView, MarriageView, MoveView, NobleView,
    PlayerView, RansomView, RegionView, TalkView, TheftView, TurnView, UprisingView, VillageView,
    WaitingView, WallView,
};

/// The types of what is sent.
#[must_use]
pub fn types() -> Types {
    Types::of::<Fief>()
        .part::<TurnView>("turn")
        .part::<PlayerView>("s#")
        .part::<NobleView>("n#")
        .part::<VillageView>("v#")
        .part::<RegionView>("g#")
        .part::<FiefView>("f#")
        .part::<Vec<(NobleId, Seat)>>("dead")
        .part::<Vec<(Title, NobleId)>>("titles")
        .part::<Supply>("supply")
        .part::<[Whitecloaks; 2]>("whitecloaks")
        .part::<WallView>("wall")
        .part::<BidsView>("bids")
        .part::<DecksView>("decks")
        .part::<ElectionView>("election")
        .part::<Vec<Option<NobleId>>>("voted")
        .part::<UprisingView>("uprising")
        .part::<TheftView>("theft")
        .part::<TalkView>("talk")
        .part::<MarriageView>("marriage")
        .part::<NobleId>("annulment")
        .part::<RansomView>("ransom")
        .part::<Vec<WaitingView>>("waiting")
        .part::<MoveView>("move")
        .part::<BattleView>("battle")
        .part::<Vec<Income>>("incomes")
}
