import { defineEvent, type EventType } from '@core/context/event'
import { type Moved, moved } from '@core/states/moved'
import { Type as t } from '@sinclair/typebox'
import { OPEN_STATUSES, type OpenStatus } from './flow-status'

const by = t.Union([t.String({ description: 'Name of the user or customer' }), t.Null()])
const someId = t.Union([t.Integer(), t.Null()])

/** A dossier was made, in whatever stage it begins (G-FLOWNEW). */
export const flowCreated = defineEvent('flow.created', t.Object({ id: t.Integer() }))

/** A dossier was made of what came in by a website (G-TRIG). */
export const flowCreatedByWebsite = defineEvent('flow.created_by_website', t.Object({ id: t.Integer() }))

/** A dossier came into another status: which one the name says, `flow.status_quotation` (S1 §4, G-TRIG). */
export const flowEntered = Object.fromEntries(
  OPEN_STATUSES.map(status => [status, defineEvent(`flow.status_${status}`, moved)]),
) as Readonly<Record<OpenStatus, EventType<Moved>>>

/** A dossier went to the trash. */
export const flowDeleted = defineEvent('flow.deleted', t.Object({ id: t.Integer() }))

/** A dossier came out of the trash. */
export const flowRestored = defineEvent('flow.restored', t.Object({ id: t.Integer() }))

/** A dossier was completed, or cancelled. */
export const flowCompleted = defineEvent('flow.completed', moved)
export const flowCancelled = defineEvent('flow.cancelled', moved)
/** A dossier that was completed or cancelled runs again, where it was. */
export const flowReopened = defineEvent('flow.reopened', moved)

/** A dossier became part of another, and all that belongs to it of that one. */
export const flowMerged = defineEvent('flow.merged', t.Object({ id: t.Integer(), into: t.Integer(), by }))

/** A dossier has another sub-status, be it of another stage or of the same. */
export const flowPhaseChanged = defineEvent(
  'flow.phase_changed',
  t.Object({ id: t.Integer(), from: someId, to: someId, by }),
)

/** Columns of a dossier with who works on it. */
export const HANDLERS = ['user_id', 'office_user_id', 'project_user_id'] as const
export type Handler = (typeof HANDLERS)[number]

/** Somebody else works on a dossier, or nobody any more: as adviser, for the office or for the project. */
export const flowHandlerChanged = defineEvent(
  'flow.handler_changed',
  t.Object({
    id: t.Integer(),
    handler: t.Union(HANDLERS.map(column => t.Literal(column))),
    from: someId,
    to: someId,
    by,
  }),
)

/** A dossier has another contact person. */
export const flowRelationChanged = defineEvent(
  'flow.relation_changed',
  t.Object({ id: t.Integer(), relation_id: t.Integer() }),
)

const tagged = t.Object({ id: t.Integer(), tags: t.Array(t.String()), by })
/** A dossier got labels, or lost them. */
export const flowTagged = defineEvent('flow.tag_added', tagged)
export const flowUntagged = defineEvent('flow.tag_removed', tagged)

/**
 * The rules of a trigger, by its tag, are to look at a dossier although what the trigger tells of did not happen: whoever
 * imports dossiers asks for that. An event of its own, so that nothing else takes it for the fact.
 */
export const flowTriggered = defineEvent('flow.triggered', t.Object({ id: t.Integer(), tag: t.String(), by }))

/** Somebody spoke with the customer of a dossier, or tried to, and wrote that down. */
export const contactMomentProcessed = defineEvent('flow.contact_processed', t.Object({ id: t.Integer() }))

/** A customer wrote a message. */
export const messageReceived = defineEvent('message.received', t.Object({ id: t.Integer(), flow_id: someId }))
/** A colleague wrote the customer a message. */
export const messageSent = defineEvent('message.sent', t.Object({ id: t.Integer() }))

/** A customer sent a photo or a file about a dossier. */
export const fileReceived = defineEvent(
  'flow.file_received',
  t.Object({
    type: t.Union([t.Literal('picture'), t.Literal('flowfile')]),
    id: t.Integer(),
    flow_id: t.Integer(),
    filename: t.String(),
  }),
)

/** Everything that happens to dossiers. */
export const flowEvents: readonly EventType[] = [
  flowCreated,
  flowCreatedByWebsite,
  ...Object.values(flowEntered),
  flowCompleted,
  flowCancelled,
  flowReopened,
  flowDeleted,
  flowRestored,
  flowMerged,
  flowPhaseChanged,
  flowHandlerChanged,
  flowRelationChanged,
  flowTagged,
  flowUntagged,
  contactMomentProcessed,
  flowTriggered,
  messageReceived,
  messageSent,
  fileReceived,
]
