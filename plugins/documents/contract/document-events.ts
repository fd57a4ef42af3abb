import { defineEvent, type EventType } from '@core/context/event'
import { type Moved, moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'

/** What events say that are about a document and no move of it. */
export const aboutDocument = t.Object({ id: t.Integer(), flow_id: t.Union([t.Integer(), t.Null()]) })
export type AboutDocument = (typeof aboutDocument)['static']

const otherFlow = t.Object({
  id: t.Integer(),
  flow_id: t.Union([t.Integer(), t.Null()]),
  from_flow_id: t.Union([t.Integer(), t.Null()]),
})
export type OtherFlow = (typeof otherFlow)['static']

/** What a kind of document tells of; which of the moves a kind has stands in its table of states. */
export interface DocumentEvents {
  /** A draft was made. */
  readonly made: EventType<AboutDocument>
  /** It belongs to another dossier than before. */
  readonly flowChanged: EventType<OtherFlow>
  /** The amount that it stands for is another. */
  readonly amountChanged: EventType<AboutDocument>
  /** What it counts changed, whether or not it comes to the same; of one that its customer sees, the rows alone. */
  readonly linesChanged: EventType<AboutDocument>
  readonly deleted: EventType<{ id: number }>
  readonly restored: EventType<{ id: number }>
  readonly sent: EventType<Moved>
  readonly approved: EventType<Moved>
  readonly rejected: EventType<Moved>
  readonly expired: EventType<Moved>
  readonly cancelled: EventType<Moved>
  readonly putBack: EventType<Moved>
}

/** The events of a kind, under its own name: `quotation.approved`. */
export const documentEvents = (code: string): DocumentEvents => ({
  made: defineEvent(`${code}.made`, aboutDocument),
  flowChanged: defineEvent(`${code}.flow_changed`, otherFlow),
  amountChanged: defineEvent(`${code}.amount_changed`, aboutDocument),
  linesChanged: defineEvent(`${code}.lines_changed`, aboutDocument),
  deleted: defineEvent(`${code}.deleted`, t.Object({ id: t.Integer() })),
  restored: defineEvent(`${code}.restored`, t.Object({ id: t.Integer() })),
  sent: defineEvent(`${code}.sent`, moved),
  approved: defineEvent(`${code}.approved`, moved),
  rejected: defineEvent(`${code}.rejected`, moved),
  expired: defineEvent(`${code}.expired`, moved),
  cancelled: defineEvent(`${code}.cancelled`, moved),
  putBack: defineEvent(`${code}.put_back`, moved),
})
