import { useT } from '@core/ui'
import type { Calculation } from '../editor/document-row'
import { CalculationMenu } from './calculation-menu'

/** Names of the columns of the price grid. */
export function LinesHead({ calculation, open }: { calculation: Calculation; open: boolean }) {
  const t = useT('documents')
  // A head says something; without the menu it is just a cell.
  const MenuCell = open ? 'th' : 'td'
  return (
    <thead>
      <tr className="documents-line documents-lines-head">
        <th scope="col">{t('field.calculationitem.item_name')}</th>
        <th scope="col">{t('field.calculationitem.product_amount')}</th>
        <th scope="col">{t(calculation.calc_base === 'inc' ? 'priceInc' : 'priceExc')}</th>
        <th scope="col" title={t('discountPercent')}>
          {t('discountShort')}
        </th>
        <th scope="col">{t('field.calculationitem.vat_percentage')}</th>
        <th scope="col">{t('total')}</th>
        <MenuCell>{open && <CalculationMenu calculation={calculation} />}</MenuCell>
      </tr>
    </thead>
  )
}
