import { Button, Card, EmptyState, Field, Select, Tag, toast, useLeaveGuard, useSave, useT } from '@core/ui'
import { useDraft } from '@core/ui/forms'
import { IconPlus } from '@tabler/icons-react'
import type { PriceMatrix } from '../../contract/price-matrix'
import { MatrixGrid } from './matrix-grid'
import { MatrixImport } from './matrix-import'
import { type CellPlace, EMPTY_MATRIX, grown, pastedInto } from './paste-cells'
import { type PriceField, usePriceFields } from './price-fields'
import type { Product } from './product-fields'
import { TryPrice } from './try-price'
import './matrix.css'

/** The prices of a product by two form fields: typed, pasted from a spreadsheet or imported (G-PRICE, R-PROD-004). */
export function MatrixCard({ product }: { product: Product }) {
  const t = useT('sales')
  const fields = usePriceFields()
  const save = useSave('patch', '/api/product/{id}')
  const { shown, changed, change, discard, store, busy } = useDraft(product, {
    send: (body, headers) => save.send({ params: { path: { id: product.id } }, headers, body }),
    onSaved: () => toast(t('saved')),
  })
  const matrix = shown.matrix ?? EMPTY_MATRIX
  const draw = (next: PriceMatrix) => change({ matrix: next }, t('prices'))
  useLeaveGuard(changed > 0)
  const isEmpty = matrix.rows.length === 0 && matrix.columns.length === 0

  function paste(at: CellPlace, text: string): void {
    const next = pastedInto(matrix, at, text)
    if ('wrong' in next) toast(t('matrix_no_price', { price: next.wrong }), { tone: 'danger' })
    else draw(next)
  }

  /** A field that offers answers brings them as headings where there are none yet. */
  function choose(name: 'row_field' | 'column_field', field: PriceField | undefined): void {
    const of = name === 'row_field' ? 'rows' : 'columns'
    const fresh = matrix[of].length === 0 && field ? field.options : []
    const next = { ...matrix, [name]: field?.value ?? '', ...(fresh.length && { [of]: [...fresh] }) }
    draw(grown(next, next.rows.length, next.columns.length))
  }

  const fieldSelect = (name: 'row_field' | 'column_field') => (
    <Field label={t(name === 'row_field' ? 'matrixRows' : 'matrixColumns')}>
      <Select
        value={matrix[name] || null}
        empty={t('matrixNoField')}
        options={withGone(fields, matrix[name], t('matrixFieldGone'))}
        onChange={value =>
          choose(
            name,
            fields.find(field => field.value === value),
          )
        }
      />
    </Field>
  )
  return (
    <Card
      title={t('prices')}
      actions={
        <>
          {(!matrix.row_field || !matrix.column_field || isEmpty) && <Tag tone="warn">{t('matrixIncomplete')}</Tag>}
          <MatrixImport product={product} onRead={discard} />
        </>
      }
      footer={
        <span className="vk-row vk-row-wrap sales-matrix-foot">
          <span className="vk-meta vk-grow">{t('hint_matrix')}</span>
          {changed > 0 && (
            <>
              <Button onClick={discard}>{t('matrixDiscard')}</Button>
              <Button variant="primary" busy={busy} onClick={store}>
                {t('matrixSave')}
              </Button>
            </>
          )}
        </span>
      }
    >
      <div className="sales-matrix-fields">
        {fieldSelect('row_field')}
        {fieldSelect('column_field')}
      </div>
      {isEmpty && <EmptyState compact title={t('matrixEmpty')} text={t('matrixEmptyText')} />}
      <MatrixGrid matrix={matrix} base={product.calc_base} onChange={draw} onPaste={paste} />
      <span className="vk-row vk-row-wrap">
        <Button
          size="small"
          icon={IconPlus}
          onClick={() => draw(grown(matrix, matrix.rows.length + 1, Math.max(1, matrix.columns.length)))}
        >
          {t('matrixAddRow')}
        </Button>
        <Button
          size="small"
          icon={IconPlus}
          onClick={() => draw(grown(matrix, Math.max(1, matrix.rows.length), matrix.columns.length + 1))}
        >
          {t('matrixAddColumn')}
        </Button>
      </span>
      <TryPrice product={{ ...product, matrix }} fields={fields} />
    </Card>
  )
}

/** A field that no form asks any more stays to be seen. */
const withGone = (fields: readonly PriceField[], name: string, gone: string): { value: string; label: string }[] => [
  ...fields.map(({ value, label }) => ({ value, label })),
  ...(name && !fields.some(({ value }) => value === name) ? [{ value: name, label: `${name} (${gone})` }] : []),
]
