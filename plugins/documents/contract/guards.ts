import type { Context } from '@core/context/context'
import type { Reason } from '@core/context/reason'
import { readRow, readRows } from '@core/db/list'
import { not } from '@core/db/where'
import { fromEuros } from '@core/domain/money'
import { type Check, checkOfMany, type Guard } from '@core/states/states'
import { dayOf } from '@core/time/today'
import type { DocumentSource } from '../domain/document-content'
import { itemsOf } from '../domain/items-of'
import { linePrice } from '../domain/line-price'
import { type Choosable, faultOfGroups } from '../domain/option-groups'
import { termsFit } from '../domain/payment-terms'
import { versionWith } from '../domain/version-with'
import { asInput } from '../domain/work-out'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'

type Day = string | null | undefined

const notOver = (day: Day, { company }: Context, at: Date): true | string =>
  !day || day.slice(0, 10) >= dayOf(at, company) || 'documents.past_its_enddate'

/** A document whose last day is over is not sent (G-ENDDATE). */
export const notPastItsEndDate: Guard<{ enddate?: Day }> = ({ enddate }, context, { at }) =>
  notOver(enddate, context, at)

/** What was sent is agreed to until the last day that its customer sees, whatever staff change meanwhile (G-ENDDATE). */
export const stillValid: Guard<{ version_enddate?: Day }> = ({ version_enddate }, context, { at }) =>
  notOver(version_enddate, context, at)

/** Statuses in which its customer has a document and may still want it: something is made of it then. */
export const WITH_CUSTOMER = ['sent', 'approved'] as const

/** What something is made of, its customer knows; else the text with this key says to send it first. */
export const isWithCustomer =
  (sendFirst: string): Guard<{ status: string }> =>
  ({ status }) =>
    WITH_CUSTOMER.some(one => one === status) || sendFirst

/** What its customer sees is all that there is: nothing that was changed still waits to be sent. */
export const isAsSent: Guard<{ changed_since_sent: boolean }> = ({ changed_since_sent }) =>
  !changed_since_sent || 'documents.has_unsent_changes'

/** What was sent is sent as a next version only when something changed, or when it was over. */
export const hasNextVersion: Guard<{ status: string; changed_since_sent: boolean }> = ({
  status,
  changed_since_sent,
}) => status !== 'sent' || changed_since_sent || 'documents.nothing_changed'

/** A template is a pattern for documents, and no document itself. */
export const isNoTemplate: Guard<{ is_template: boolean }> = ({ is_template }) =>
  !is_template || 'documents.template_not_sent'

/** Nothing goes out for nothing by mistake: every line has a price, be it 0, or the answer that its price waits for (G-PRICE). */
export const everyLineHasItsPrice: Check<{ calculation_id?: number | null }> = async ({ calculation_id }, context) => {
  if (!calculation_id) return true
  const withoutOwnPrice = { unit_rate_exc_manual: null, unit_rate_inc_manual: null, settled: null }
  const items = await readRows(context, CalculationItem, 'all', { calculation_id, ...withoutOwnPrice })
  return items.map(asInput).some(item => linePrice(item, 'exc').priceMissing) ? 'documents.line_without_price' : true
}

/** The terms in which a document is paid are terms of what it comes to: each asks for something, the last one too. */
export const termsFitTheTotal: Check<{ calculation_id?: number | null }> = async (
  { calculation_id },
  context,
  { made },
) => {
  // A screen shows what each term comes to: only who sends has to ask.
  const calculation = made && calculation_id ? await readRow(context, Calculation, { id: calculation_id }) : null
  if (!calculation) return true
  return termsFit(calculation.paymentterms, calculation.amount_inc_vat) || 'documents.terms_do_not_fit'
}

/** What goes out leaves its customer a choice: no more is chosen already than a group of options allows (R-CALC-006). */
export const optionsFitTheirGroups: Check<{ calculation_id?: number | null }> = async (
  { calculation_id },
  context,
  { made },
) => {
  if (!made || !calculation_id) return true
  return reasonOf(await itemsOf(context, calculation_id), { complete: false }) ?? true
}

/** Who agrees has chosen of every group what its rule asks (R-CALC-006). */
export const optionsAreChosen: Check<{ documentversion_id?: number | null }> = async (
  { documentversion_id },
  context,
  { made },
) => {
  if (!made || !documentversion_id) return true
  const { source } = await versionWith(context, documentversion_id)
  return reasonOf((JSON.parse(source) as DocumentSource).items, { complete: true }) ?? true
}

const FAULTS = { too_many: 'documents.group_takes_one', none: 'documents.group_needs_one' } as const

function reasonOf(items: readonly Choosable[], asked: { complete: boolean }): Reason | null {
  const fault = faultOfGroups(items, asked)
  return fault && { key: FAULTS[fault.what], values: { group: fault.group } }
}

/** A quotation is billed no more than once: as far as its invoices know, something of it is left (R-INV-008, G-PART). */
export const somethingLeftToBill = checkOfMany<{ readonly id: number; readonly calculation_id?: number | null }>(
  async (documents, context) => {
    const billed = await readRows(context, Calculation, ['id', 'amount_inc_vat', 'invoicedamount'], {
      id: documents.flatMap(({ calculation_id }) => calculation_id ?? []),
      invoicedamount: not(0),
    })
    const nothingLeft = new Set(billed.flatMap(calculation => (isBilledWholly(calculation) ? calculation.id : [])))
    const refused = documents.filter(({ calculation_id }) => nothingLeft.has(calculation_id ?? 0))
    return new Map(refused.map(({ id }) => [id, 'documents.nothing_left']))
  },
)

const isBilledWholly = ({ amount_inc_vat, invoicedamount }: { amount_inc_vat: number; invoicedamount: number }) =>
  (fromEuros(amount_inc_vat) - fromEuros(invoicedamount)) * Math.sign(amount_inc_vat) <= 0
