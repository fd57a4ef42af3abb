import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { type Reason, refusedFor } from '@core/context/reason'
import { insertRows } from '@core/db/insert'
import { openHeld } from '@core/db/open-held'
import { openRecords } from '@core/db/open-record'
import { deleteRows } from '@core/db/write'
import { exact } from '@core/domain/money'
import { escapeHtml } from '@core/expressions/escape-html'
import { Calculation } from '../entities/calculation'
import { CalculationItem } from '../entities/calculation-item'
import type { CalculatedItem } from './calculation'
import { type CalculationRecord, calculationOf, recalculate } from './calculation-store'
import { itemsOf } from './items-of'
import { workAtRate } from './part-work'
import {
  leftToInvoice,
  type PartialInvoice,
  PartialInvoiceTooHigh,
  partialInvoiceItems,
  partialInvoiceLines,
} from './partial-invoice'
import { withReasons } from './untaxed-parts'
import type { VatRate } from './vat'
import { workOut } from './work-out'

/** What the line of a part says: its name, and what is noted under the work that it is for. */
export interface SaidOfPart {
  readonly name: string
  readonly notes: readonly string[]
}

/** A part of a calculation as lines of another one (R-INV-008, G-PART). */
export const partialInvoice = {
  /** Replaces the lines of `target` by a part of `source`, less what was invoiced before; one line per VAT rate. */
  async fill(
    context: Context,
    target: CalculationRecord,
    source: CalculationRecord,
    invoiced: readonly CalculationRecord[],
    part: PartialInvoice,
    say: (line: { vat_percentage: VatRate }) => SaidOfPart,
  ): Promise<void> {
    const worked = workOut(source, await itemsOf(context, source.id))
    const whole = worked.totals
    // More may lie in drafts than the whole: nothing is left then, and no part of less than nothing.
    if (leftToInvoice(whole, invoiced) * Math.sign(whole.amount_inc_vat) <= 0) throw refused('documents.nothing_left')
    let lines: ReturnType<typeof partialInvoiceLines>
    try {
      lines = partialInvoiceLines(whole, invoiced, part)
    } catch (error) {
      if (error instanceof PartialInvoiceTooHigh) throw refusedFor(context, this.tooHigh(error.left))
      throw error
    }
    if (!lines.length) throw refused('documents.part_of_nothing')
    const earlier = []
    for (const part of invoiced) earlier.push(...workOut(part, await itemsOf(context, part.id)).items)
    await deleteRows(context, CalculationItem, { calculation_id: target.id })
    await insertRows(
      context,
      CalculationItem,
      partialInvoiceItems(withReasons(lines, worked.items, earlier), line => say(line).name).map((item, order) => ({
        ...item,
        custom_infotext: lines[order] ? infoOf(worked.items, lines[order].vat_percentage, say(lines[order])) : null,
        calculation_id: target.id,
        calculable_type: target.calculable_type,
        order: order + 1,
      })),
    )
    target.discount = 0
    target.partialinvoicetype = part.type
    await recalculate(context, target)
  },
  /** What has not been invoiced yet of a calculation, of which `parts` are the calculations of its invoices; euros. */
  async left(context: Context, sourceId: number, parts: readonly number[]): Promise<number> {
    const source = await this.calculation(context, sourceId)
    if (!source) return 0
    const whole = workOut(source, await itemsOf(context, source.id)).totals
    return leftToInvoice(whole, await this.calculations(context, parts))
  },
  /** Why a part is refused that is larger than what is left of its calculation, in euros. */
  tooHigh: (left: number): Reason => ({
    key: 'documents.part_too_high',
    values: { left: Math.max(0, left).toFixed(2).replace('.', ',') },
  }),
  /** The calculation with this number. */
  calculation: calculationOf,
  /** Calculations by number, for what was invoiced before. */
  calculations: (context: Context, ids: readonly number[]): Promise<CalculationRecord[]> =>
    openRecords(context, Calculation, { id: ids }),
  /**
   * Writes down at a calculation what was invoiced of it. The calculations of its invoices are asked once it is held, so
   * that of two invoices that change at one moment the second counts what the first became.
   */
  async note(context: Context, sourceId: number, partsOf: () => Promise<readonly number[]>): Promise<void> {
    const source = await openHeld(context, Calculation, sourceId)
    if (!source) return
    const { totals } = workOut(source, await itemsOf(context, source.id))
    const left = leftToInvoice(totals, await this.calculations(context, await partsOf()))
    source.invoicedamount = exact(totals.amount_inc_vat).minus(left).toNumber()
  },
}

/** The work that a part is for and what is noted with it, safe HTML; null where there is nothing of either. */
function infoOf(work: readonly CalculatedItem[], rate: VatRate, { notes }: SaidOfPart): string | null {
  const said = notes.map(note => `<li>${escapeHtml(note)}</li>`).join('')
  return [workAtRate(work, rate), said && `<ul>${said}</ul>`].filter(Boolean).join('') || null
}
