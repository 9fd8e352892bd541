//! The types of what is sent, as TypeScript.

use tabletop::wire::Types;

use crate::Thrones;
use crate::card_set::CardId;
use crate::littlefinger::{Offer, Promise};
use crate::view::{
    CardFace, ChallengeView, FacedownCard, InPlayCard, LastingView, PlotsView, Resolving, SeatView,
    TurnView, WindowView,
};

/// The types of what is sent.
#[must_use]
pub fn types() -> Types {
    Types::of::<Thrones>()
        .part::<TurnView>("turn")
        .part::<SeatView>("s#")
        .part::<Vec<CardId>>("s#.in_play")
        .part::<Vec<FacedownCard>>("s#.hand")
        .part::<Vec<FacedownCard>>("s#.known")
        .part::<Vec<FacedownCard>>("s#.setup")
        .part::<Vec<FacedownCard>>("s#.shadows")
        .part::<Vec<CardFace>>("s#.discard")
        .part::<Vec<CardFace>>("s#.dead")
        .part::<Vec<CardFace>>("s#.removed")
        .part::<Vec<CardFace>>("s#.playing")
        .part::<PlotsView>("s#.plots")
        .part::<InPlayCard>("c#")
        .part::<ChallengeView>("challenge")
        .part::<Vec<LastingView>>("lasting.c#")
        .part::<Vec<Offer>>("offers")
        .part::<Vec<Promise>>("promises")
        .part::<WindowView>("window")
        .part::<Vec<Resolving>>("resolving")
}
