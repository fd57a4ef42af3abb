import { ShownNumbers } from '@core/ui/records'
import type { Calculation, Line } from '../editor/document-row'

/** Numbers of lines on screen; see {@link ShownNumbers}. */
export class LineNumbers extends ShownNumbers {
  /** An answer with the numbers of the screen. */
  onScreen(answer: Calculation): Calculation {
    const line = (one: Line): Line => ({
      ...one,
      id: this.shown(one.id),
      calculationitem_id: one.calculationitem_id === null ? null : this.shown(one.calculationitem_id),
    })
    return { ...answer, calculationitems: answer.calculationitems.map(line) }
  }
}
