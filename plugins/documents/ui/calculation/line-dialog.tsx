import { isField, useT } from '@core/ui'
import { FormModal, useFormItems } from '@core/ui/forms'
import calculationitem from '@openapi/fields/calculationitem'
import { itemInfo, itemName } from '../../domain/calculation-item'
import { lockedFields } from '../../domain/settled-line'
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
  | 'option_group'
  | 'option_rule'
  | 'option_max'
  | 'start_amount_exc'
  | 'start_amount_inc'
  | 'unit_rate_exc_manual'
  | 'unit_rate_inc_manual'
> & { name: string; info: string }

/** Why a line has no VAT, where the rate of zero does not say it. */
const WITHOUT_VAT = ['exempt', 'reverse', 'intra', 'outside'] as const
const untaxed = ({ vat_percentage }: { vat_percentage?: unknown }): boolean => Number(vat_percentage) === 0
const optional = ({ additionalwork }: { additionalwork?: unknown }): boolean => additionalwork === true
const grouped = (values: { additionalwork?: unknown; option_group?: unknown }): boolean =>
  optional(values) && Boolean(values.option_group)
const UNITS = ['stuks', 'uur', 'meter', 'm²', 'm³', 'kg', 'post', 'dag']

/** Everything of a line that does not fit in its row: explanation, unit, start amount. */
export function LineDialog({ line, onClose }: { line: Line; onClose: () => void }) {
  const t = useT('documents')
  const { calculation: store } = useEditor()
  const base = store.calculation?.calc_base === 'inc' ? 'inc' : 'exc'
  const product = line.item_type === 'product'
  const locked = lockedFields(line)
  const units = [...new Set([line.unit_of_measurement, ...UNITS])]
  const fields = useFormItems(calculationitem, {
    layout: [
      { name: 'name', label: t('field.calculationitem.item_name'), required: true, maxLength: 255 },
      {
        name: 'info',
        label: t('field.calculationitem.custom_infotext'),
        kind: 'richtext',
        help: t('field.calculationitem.custom_infotext.help'),
      },
      { section: t('pricePart') },
      ['product_amount', 'unit_of_measurement', 'unit_amount_manual'],
      [`unit_rate_${base}_manual`, `start_amount_${base}`, 'discount_percentage'],
      ['vat_percentage', 'vat_category', 'vat_reason'],
      ...(line.calculationitem_id ? [] : (['additionalwork', ['option_group', 'option_rule', 'option_max']] as const)),
    ],
    fields: {
      unit_of_measurement: {
        kind: 'select',
        options: units.map(value => ({ value, label: value })),
        maxLength: undefined,
      },
      [`unit_rate_${base}_manual`]: { help: product ? t('emptyIsProduct') : undefined },
      vat_percentage: { kind: 'select', options: [0, 6, 9, 21].map(value => ({ value, label: `${value} %` })) },
      vat_category: { choose: WITHOUT_VAT, empty: t('field.calculationitem.vat_category.zero'), when: untaxed },
      vat_reason: { when: untaxed },
      option_group: { when: optional },
      option_rule: { when: grouped },
      option_max: { when: optional },
    },
    only: true,
  }).map(item => {
    const why = isField(item) && locked.get(item.name)
    return why ? { ...item, disabled: true, help: t(why) } : item
  })
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
