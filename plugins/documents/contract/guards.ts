import { readRows } from '@core/db/list'
import type { Check, Guard } from '@core/states/states'
import { dayOf } from '@core/time/today'
import { NEEDS_VAT_NUMBER } from '../domain/vat-category'
import { CalculationItem } from '../entities/calculation-item'

/** A document whose last day is over is neither sent nor agreed to (G-ENDDATE). */
export const notPastItsEndDate: Guard<{ enddate?: string | null }> = ({ enddate }, { company }, at) =>
  !enddate || enddate.slice(0, 10) >= dayOf(at, company) || 'documents.past_its_enddate'

/** A template is a pattern for documents, and no document itself. */
export const isNoTemplate: Guard<{ is_template: boolean }> = ({ is_template }) =>
  !is_template || 'documents.template_not_sent'

/** Where VAT is shifted to the customer, or goods go to another country of the Union, their VAT number is on the invoice. */
export const vatNumberIsThere: Check<{
  calculation_id?: number | null
  customer?: { vat_number?: string | null } | null
}> = async ({ calculation_id, customer }, context) => {
  if (!calculation_id || customer?.vat_number) return true
  const lines = await readRows(context, CalculationItem, ['vat_category'], {
    calculation_id,
  })
  const needed = lines.some(({ vat_category }) => NEEDS_VAT_NUMBER.some(category => category === vat_category))
  return needed ? 'documents.vat_number_needed' : true
}
