// Why a copy of the restaurant (backup, restore, move) cannot be made.

/** The message is shown to the person at the terminal. */
export class CopyTrouble extends Error {}
