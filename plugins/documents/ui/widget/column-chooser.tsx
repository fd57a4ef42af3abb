import { Checkbox, Field, useLanguage, useT } from '@core/ui'
import {
  calculationRows,
  selectedColumns,
  selectedRows,
  type TagChoice,
  widgetColumns,
} from '../../drawing/price-table-columns'
import type { WidgetRow } from '../editor/document-row'
import { useEditor } from '../editor/editor-context'

/** Which columns and rows a price table shows (R-CALC-013, R-CALC-015); saved with the widget. */
export function ColumnChooser({ widget }: { widget: WidgetRow }) {
  const t = useT('documents')
  const language = useLanguage()
  const { widgets, calculation } = useEditor()
  const stored = (
    own: WidgetRow['calculationitemColumns'],
    general: { tag: string; selected: boolean }[] | undefined,
  ) => (own?.length ? own : general) as TagChoice[] | undefined
  const columns = selectedColumns(
    stored(widget.calculationitemColumns, calculation.calculation?.calculationitemColumns),
  )
  const rows = selectedRows(stored(widget.calculationitemRows, calculation.calculation?.calculationitemRows))
  const choose = (all: TagChoice[], chosen: readonly string[], tag: string, on: boolean) =>
    all.map(one => ({ ...one, selected: one.tag === tag ? on : chosen.includes(one.tag) }))
  const allColumns = widgetColumns(language)
  const allRows = calculationRows(language)
  return (
    <div className="documents-two">
      {widget.document_widget_type_tag !== 'TOTALS' && (
        <Field label={t('columns')} group>
          <div className="documents-choices">
            {allColumns.map(({ tag, description }) => (
              <Checkbox
                key={tag}
                checked={columns.some(one => one === tag)}
                onChange={on =>
                  widgets.update(widget.id, { calculationitemColumns: choose(allColumns, columns, tag, on) })
                }
              >
                {description}
              </Checkbox>
            ))}
          </div>
        </Field>
      )}
      <Field label={t('rows')} group>
        <div className="documents-choices">
          {allRows.map(({ tag, description }) => (
            <Checkbox
              key={tag}
              checked={rows.some(one => one === tag)}
              onChange={on => widgets.update(widget.id, { calculationitemRows: choose(allRows, rows, tag, on) })}
            >
              {tag === 'INCVATAFTER' ? t('totalAfterVat', { name: description }) : description}
            </Checkbox>
          ))}
        </div>
      </Field>
    </div>
  )
}
