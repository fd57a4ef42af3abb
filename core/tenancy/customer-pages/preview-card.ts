/** What the card of a link shows; nothing of the customer. */
export interface PreviewCard {
  readonly company: string
  /** `Uw offerte`. */
  readonly title: string
  readonly color: string | null
  /** Picture file; a card with a broken one has the first letter instead. */
  readonly logo: Uint8Array | null
}

/** Size that messengers show whole. */
export const CARD = { width: 1200, height: 630 } as const
