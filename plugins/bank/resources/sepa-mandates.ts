import { invalid, refused } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { isIban } from '@core/domain/iban'
import { resource } from '@core/resource/resource'
import { today } from '@core/time/today'
import { sepaText } from '../domain/sepa-text'
import { DebitLine } from '../entities/debit-line'
import { SepaMandate } from '../entities/sepa-mandate'
import { relationName } from './relation-name'

/** What the customer signed: it stays as it is once something was collected with it. */
const SIGNED = ['reference', 'relation_id', 'holder', 'iban', 'signed_on', 'scheme', 'kind'] as const

/** Mandates of customers for direct debit. */
export const sepaMandates = resource({
  entity: SepaMandate,
  module: 'INVOICE',
  sort: '-signed_on',
  called: { by: 'reference', notes: ['holder'] },
  enrich: [relationName],
  async prepare(mandate, context, changes, before) {
    const differs = SIGNED.some(field => field in changes && changes[field] !== before?.[field])
    if (before && differs) {
      const used = await readRows(context, DebitLine, ['id'], { sepamandate_id: mandate.id }, 'id', { limit: 1 })
      if (used.length) throw refused('bank.mandate_used')
    }
    mandate.iban = mandate.iban.replace(/\s+/g, '').toUpperCase()
    if (!isIban(mandate.iban)) throw invalid('iban', 'core.invalid_iban')
    mandate.holder = sepaText(mandate.holder, 70)
    if (!mandate.holder) throw invalid('holder', 'core.required')
    const isOdd = sepaText(mandate.reference, 35) !== mandate.reference || /^\/|\/\/|\/$/.test(mandate.reference)
    if (isOdd) throw invalid('reference', 'bank.odd_reference')
    if (mandate.signed_on > today(context.company)) throw invalid('signed_on', 'bank.signed_later')
    if (mandate.ended_on && mandate.ended_on < mandate.signed_on) throw invalid('ended_on', 'bank.ended_before')
  },
})
