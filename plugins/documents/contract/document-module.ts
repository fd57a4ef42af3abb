import type { Call, LinkKind } from '@core/context/call'
import type { Context } from '@core/context/context'
import { type EventHandler, type EventType, on } from '@core/context/event'
import { type Entry, register } from '@core/context/port'
import { type Action, action, asks, type Trigger, trigger } from '@core/context/trigger'
import { above } from '@core/db/where'
import { notify } from '@core/notifications/notify'
import type { AddedTo } from '@core/resource/additions'
import { searchGroups } from '@core/search/search-groups'
import type { Moved } from '@core/states/moved'
import { correspondents, FLOW_STAGES, relationUpdated } from '@plugins/crm/contract'
import { speaksAgainst } from '@plugins/crm/contract/inactivity'
import { mailKinds, ownMailKinds, templateChoices } from '@plugins/settings/contract'
import { Type as t } from '@sinclair/typebox'
import { calculationOf, followTotals } from '../domain/calculation-store'
import { confirmByMail } from '../domain/confirm-by-mail'
import { correspondentsOf } from '../domain/correspondents-of-kind'
import { createDocument } from '../domain/create-document'
import { documentSearch } from '../domain/document-search'
import { draftsFollow, nameCustomer } from '../domain/drafts-follow-customer'
import { mailsOfTypes } from '../domain/mail-text'
import { findDocument } from '../domain/open-document'
import { readTemplates } from '../domain/read-templates'
import { voidSignature } from '../domain/signatures'
import { documentCalls } from './document-calls'
import { type DocumentKind, documentKinds } from './document-kind'
import { documentModules } from './document-modules'
import { documentParts } from './document-parts'

/** What a kind of document brings along on the page of its plugin, whatever the kind is. */
export interface DocumentModule {
  readonly calls: readonly Call[]
  readonly links: readonly LinkKind[]
  readonly events: readonly EventType[]
  readonly on: readonly EventHandler[]
  readonly triggers: readonly Trigger[]
  readonly actions: readonly Action[]
  readonly adds: readonly AddedTo[]
  readonly entries: readonly Entry[]
}

/** Everything that follows from a kind being declared; its plugin spreads the parts on its page. */
export function documentModule(kind: DocumentKind): DocumentModule {
  const { events } = kind
  const moves = Object.values(kind.states.moves)
  const told = (event: EventType<Moved>) => moves.some(({ tells }) => tells === event)
  return {
    calls: documentCalls(kind),
    links: [kind.link],
    events: Object.values(events),
    on: [
      on(relationUpdated, 'let drafts follow their customer', (told, context) => draftsFollow(context, kind, told), {
        within: true,
      }),
      on(events.putBack, 'take the signature back', (moved, context) => takeBack(kind, moved, context), {
        within: true,
      }),
      on(events.putBack, 'let a draft say what its rows say', (moved, context) => beginAgain(kind, moved, context), {
        within: true,
      }),
      ...(told(events.approved)
        ? [
            on(events.approved, 'tell who handles it of the approval', tellOf(kind, 'approved')),
            on(events.approved, 'confirm to the customer', ({ id }, context) => confirmByMail(context, kind, id)),
          ]
        : []),
      ...(told(events.rejected)
        ? [on(events.rejected, 'tell who handles it of the rejection', tellOf(kind, 'rejected'))]
        : []),
    ],
    triggers: [
      trigger(events.made, { ...ofKind(kind, 'made'), tag: `${kind.code}_created` }),
      ...(['sent', 'approved', 'rejected', 'expired', 'cancelled'] as const)
        .filter(name => told(events[name]))
        .map(name => trigger(events[name], ofKind(kind, name))),
    ],
    actions: [makeForRule(kind)],
    adds: documentParts(kind.code),
    entries: [
      register(documentKinds, kind),
      register(documentModules, kind.module),
      register(speaksAgainst, {
        criterion: 'document_age',
        of: 'relation',
        rows: ({ since }) => ({ entity: kind.entity, column: 'relation_id', where: { created_at: above(since) } }),
      }),
      register(searchGroups, documentSearch(kind)),
      register(templateChoices, {
        kind: kind.code,
        label: `${kind.code}.kindOne`,
        choices: async context =>
          (await readTemplates(context, kind)).map(({ id, title }) => ({ id, title: title || `#${id}` })),
      }),
      register(mailKinds, kind.mail),
      register(correspondents, correspondentsOf(kind)),
      ...(kind.approvedMail ? [register(mailKinds, kind.approvedMail)] : []),
      ...(kind.typed ? [register(ownMailKinds, { of: context => mailsOfTypes(context, kind) })] : []),
    ],
  }
}

/** Rules make one for a dossier, of a template or else of the one of its profile (R-WF-018). */
const makeForRule = (kind: DocumentKind): Action =>
  action({
    name: `${kind.code}.make`,
    label: `${kind.code}.action_make`,
    about: 'flow',
    input: t.Object({
      template_id: t.Optional(asks(t.Integer({ minimum: 1 }), { resource: kind.code, query: 'is_template=true' })),
    }),
    async run(context, flow_id, { template_id }) {
      await createDocument(context, kind, { flow_id, ...(template_id && { template_id }) })
    },
  })

/** Fields of a document that rules may ask for. */
const TRIGGER_FIELDS = ['amount_exc_vat', 'amount_inc_vat', 'title', 'documentdate', 'enddate', 'user_id'] as const

const ofKind = ({ code }: DocumentKind, name: string) => ({
  label: `${code}.trigger_${name}`,
  about: code,
  stage: (FLOW_STAGES as readonly string[]).includes(code) ? code : 'algemeen',
  fields: TRIGGER_FIELDS,
  planned: 'enddate',
  has: 'document' as const,
})

async function takeBack(kind: DocumentKind, { id, from }: Moved, context: Context): Promise<void> {
  if (from === 'approved') await voidSignature(context, kind, id, context.text('documents.approval_put_back'))
}

/** Changes that were waiting to be sent are part of a draft, and nothing is waiting any more. */
async function beginAgain(kind: DocumentKind, { id, to }: Moved, context: Context): Promise<void> {
  const document = to === kind.states.initial ? await findDocument(context, kind, id) : null
  if (!document) return
  await nameCustomer(context, document)
  const calculation = await calculationOf(context, document.calculation_id)
  if (!calculation) return
  document.changed_since_sent = false
  await followTotals(context, calculation)
}

/** Staff hear of an approval or rejection: the handler of the document, or everyone (G-NOTIF). */
const tellOf =
  (kind: DocumentKind, verb: 'approved' | 'rejected') =>
  async ({ id, flow_id, by }: Moved, context: Context): Promise<void> => {
    const document = await findDocument(context, kind, id)
    if (!document) return
    await notify(context, {
      type: kind.code,
      id,
      flowId: flow_id,
      userId: document.user_id ?? null,
      title: context.text(`documents.notice_${verb}`, {
        noun: kind.noun,
        number: document.number ?? '',
        name: by ?? '',
      }),
      body: (verb === 'rejected' ? document.reject_reason : document.title) ?? null,
      url: `/${kind.code}_detail/${id}`,
    })
  }
