// What is done by sending an answer that was built up, by game and by what is asked; the number is how many were picked, or how much.

type Deed = (count: number) => string

const gold = (amount: number) => (amount === 0 ? 'no gold' : `${amount} gold`)

export const deeds: Record<string, Record<string, Deed>> = {
  thrones: {
    attackers: (count) => (count === 0 ? 'Attack with nobody' : `Attack with ${count}`),
    defenders: (count) => (count === 0 ? 'Defend with nobody' : `Defend with ${count}`),
    support: (count) => (count === 0 ? 'Support with nobody' : `Support with ${count}`),
    casualties: (count) => (count <= 1 ? 'Kill this one' : `Kill these ${count}`),
    influence: (count) => (count <= 1 ? 'Kneel this one' : `Kneel these ${count}`),
    vigilant: (count) => (count === 0 ? 'Stand none' : count === 1 ? 'Stand this one' : `Stand these ${count}`),
    vengeful: (count) => (count === 0 ? 'Stand none' : count === 1 ? 'Stand this one' : `Stand these ${count}`),
    pay_x: (amount) => `Pay ${amount}`,
    gold_on: (amount) => `Pay ${amount} from it`,
    influence_for: (amount) => `Pay ${amount} influence`,
  },
  fief: {
    council_bid: (amount) => `Bid ${gold(amount)}`,
    wall_bid_gold: (amount) => `Bid ${gold(amount)} for the Wall`,
    wall_bid_troops: (count) => (count === 0 ? 'Send nobody' : `Send ${count} to the Wall`),
    offer_ransom: (amount) => `Offer ${gold(amount)}`,
    choose_amount: (amount) => `Name ${gold(amount)}`,
    marriage_terms: (amount) => `Name ${gold(amount)}`,
    private_exchange: (amount) => `Name ${gold(amount)}`,
    split_gold: (amount) => `Hide ${amount} in the left hand`,
    discard_cards: (count) => (count === 0 ? 'Discard none' : count === 1 ? 'Discard this one' : `Discard these ${count}`),
    choose_losses: (count) => (count <= 1 ? 'Lose this one' : `Lose these ${count}`),
    move_group: (count) => (count === 0 ? 'Take nobody along' : `Take ${count} along`),
  },
}
