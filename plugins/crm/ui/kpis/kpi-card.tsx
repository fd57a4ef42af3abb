import { Card, confirm, Field, type Option, Select, Slot, TextInput, useSlot, useT } from '@core/ui'
import { KPI_TYPES, type Kpi, type KpiField, type KpiType } from '../../contract/kpi-settings'
import { kpiLinks } from '../../contract/ui'
import type { Settings } from './kpi-settings'
import './kpis.css'

interface KpiCardProps {
  kpi: Kpi
  locked: boolean
  change: (change: Partial<Settings>, label: string) => void
}

/** One key figure: what it counts, and what the company calls it. */
export function KpiCard({ kpi, locked, change }: KpiCardProps) {
  const t = useT('crm')
  const { place, type, label, unit, products, forms } = kpi
  const counted = useSlot(kpiLinks)
  const title = t('kpi', { n: place || '1' })
  // A type whose module the company gave up stays to be seen.
  const options = KPI_TYPES.flatMap((value): Option<KpiType>[] => {
    const offered = counted.find(({ key }) => key === value)
    if (value === 'none') return [{ value, label: t('kpiNone') }]
    return offered || value === type ? [{ value, label: offered?.title ?? t('kpiNotOwned') }] : []
  })
  const link = (links: { products?: number[]; forms?: KpiField[] }) =>
    change(
      {
        ...(links.products && { [`kpi_products${place}`]: links.products }),
        ...(links.forms && { [`kpi_forms${place}`]: links.forms }),
      },
      `${title}: ${t('kpiCounts')}`,
    )

  async function retype(next: KpiType): Promise<void> {
    if (next === type) return
    if (type !== 'none' && !(await confirm({ title: t('kpiTypeAsk'), verb: t('kpiTypeVerb'), danger: true }))) return
    change(
      { [`kpi_type${place}`]: next, [`kpi_products${place}`]: [], [`kpi_forms${place}`]: [] },
      `${title}: ${t('kpiType')}`,
    )
  }

  return (
    <Card title={title}>
      <fieldset className="crm-kpi" disabled={locked}>
        <legend className="vk-hidden">{title}</legend>
        <Field label={t('kpiType')}>
          <Select value={type} options={options} disabled={locked} onChange={next => next && void retype(next)} />
        </Field>
        {type !== 'none' && (
          <>
            <Field label={t('kpiLabel')}>
              <TextInput
                value={label ?? ''}
                maxLength={60}
                placeholder={title}
                onChange={text => change({ [`kpi_label${place}`]: text || null }, `${title}: ${t('kpiLabel')}`)}
              />
            </Field>
            <Field label={t('kpiUnit')}>
              <TextInput
                value={unit ?? ''}
                maxLength={16}
                onChange={text => change({ [`kpi_unit${place}`]: text || null }, `${title}: ${t('kpiUnit')}`)}
              />
            </Field>
            <div className="crm-kpi-links">
              <h3>{t('kpiCounts')}</h3>
              <Slot of={kpiLinks} only={type} products={products} forms={forms} change={link} locked={locked} />
            </div>
          </>
        )}
      </fieldset>
    </Card>
  )
}
