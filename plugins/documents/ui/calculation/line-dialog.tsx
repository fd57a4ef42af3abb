import { type FormItem, FormModal, useT } from '@core/ui'
import { itemInfo, itemName } from '../../domain/calculation-item'
import type { Line, LineChange } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'

type Values = Pick<
  Line,
  | 'unit_of_measurement'
  | 'product_amount'
  | 'unit_amount_manual'
  | 'discount_percentage'
  | 'vat_percentage'
  | 'vat_category'
  | 'vat_reason'
  | 'additionalwork'
  | 'start_amount_exc'
  | 'start_amount_inc'
  | 'unit_rate_exc_manual'
  | 'unit_rate_inc_manual'
> & { name: string; info: string }

/** Why a line has no VAT, where the rate of zero does not say it. */
const WITHOUT_VAT = ['exempt', 'reverse', 'intra', 'outside'] as const
const untaxed = ({ vat_percentage }: Values): boolean => Number(vat_percentage) === 0
const UNITS = ['stuks', 'uur', 'meter', 'm²', 'm³', 'kg', 'post', 'dag']

/** Everything of a line that does not fit in its row: explanation, unit, start amount. */
export function LineDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const t = useT('documents')
  const { calculation: store } = useEditor()
  const base = store.calculation?.calc_base === 'inc' ? 'inc' : 'exc'
  const product = line.item_type === 'product'
  const units = [...new Set([line.unit_of_measurement, ...UNITS])]
  const fields: FormItem<Values>[] = [
    { name: 'name', label: t('description'), required: true, maxLength: 255 },
    { name: 'info', label: t('explanation'), kind: 'richtext', help: t('explanationHelp') },
    { section: t('pricePart') },
    { name: 'product_amount', label: t('quantity'), kind: 'number', width: 'third' },
    {
      name: 'unit_of_measurement',
      label: t('unit'),
      kind: 'select',
      options: units.map(value => ({ value, label: value })),
      width: 'third',
    },
    { name: 'unit_amount_manual', label: t('unitsPerProduct'), kind: 'number', width: 'third' },
    {
      name: `unit_rate_${base}_manual`,
      label: t(base === 'inc' ? 'unitRateInc' : 'unitRateExc'),
      kind: 'money',
      width: 'third',
      help: product ? t('emptyIsProduct') : undefined,
    },
    {
      name: `start_amount_${base}`,
      label: t('startAmount'),
      kind: 'money',
      width: 'third',
      help: t('startAmountHelp'),
    },
    { name: 'discount_percentage', label: t('discount'), kind: 'percent', width: 'third', min: 0, max: 100 },
    {
      name: 'vat_percentage',
      label: t('vat'),
      kind: 'select',
      options: [0, 6, 9, 21].map(value => ({ value, label: `${value} %` })),
      width: 'third',
    },
    {
      name: 'vat_category',
      label: t('vatCategory'),
      kind: 'select',
      empty: t('vatCategoryNone'),
      options: WITHOUT_VAT.map(value => ({ value, label: t(`vat_${value}`) })),
      width: 'third',
      when: untaxed,
    },
    {
      name: 'vat_reason',
      label: t('vatReason'),
      help: t('vatReasonHelp'),
      maxLength: 255,
      width: 'third',
      when: untaxed,
    },
    ...(line.calculationitem_id
      ? []
      : [{ name: 'additionalwork' as const, label: t('isAdditional'), kind: 'checkbox' as const }]),
  ]
  return (
    <FormModal<Values>
      title={t('editLine')}
      size="large"
      fields={fields}
      values={{ ...line, name: itemName(line), info: itemInfo(line) }}
      onClose={onClose}
      onSave={async (_, changed) => {
        const { name, info, ...rest } = changed
        const change: LineChange = {
          ...rest,
          ...(name === undefined ? {} : { [product ? 'custom_item_name' : 'item_name']: name }),
          ...(info === undefined ? {} : { custom_infotext: info || null }),
        }
        store.edit(line.id, change)
        store.commit()
      }}
    />
  )
}
