import type { Context } from '@core/context/context'
import type { EntityOf } from '@core/db/mapped'
import { openRecord } from '@core/db/open-record'
import { askFor } from '@core/states/refusal'
import type { AnyStates } from '@core/states/states'
import type { DocumentRecord } from './document-kind'

/** Reads the documents of a kind for what is made of them: order confirmations, invoices. */
export interface DocumentReader<Act extends string> {
  /** The document, or `null` when it is unknown or in the trash; `hold` keeps others waiting who count against it. */
  find(context: Context, id: number, options?: { hold?: boolean }): Promise<DocumentRecord | null>
  /**
   * The same, held, to make something of it: as far as its states let that be done, which is what screens offer.
   *
   * @throws Problem 409 when they refuse
   */
  toMakeOf(context: Context, id: number, act: Act): Promise<DocumentRecord | null>
}

/** The reader of a kind, whose states have these acts. */
export function documentReader<Act extends string>(
  entity: EntityOf<DocumentRecord>,
  states: AnyStates,
): DocumentReader<Act> {
  const find: DocumentReader<Act>['find'] = (context, id, { hold = false } = {}) =>
    openRecord(context, entity, { id, deleted_at: null }, { hold })
  return {
    find,
    async toMakeOf(context, id, act) {
      const document = await find(context, id, { hold: true })
      if (document) await askFor(context, states, document, act)
      return document
    },
  }
}
