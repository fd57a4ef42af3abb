import type { FormItem } from '@core/ui/form/form-field.ts'
import { FormModal } from '@core/ui/form/form-modal.tsx'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import type { Arrangement, Statbox } from './arrangement.ts'
import { PERIODS, THEMES } from './periods.ts'

interface StatboxModalProps {
  figures: Arrangement['figures']
  box?: Statbox | undefined
  onSave: (box: Statbox) => void
  onClose: () => void
}

type Values = Omit<Statbox, 'widget_type'> & Record<string, unknown>

/** A figure on the dashboard: what it counts, for which periods, whose and in what colour (R-DASH-002). */
export function StatboxModal({ figures, box, onSave, onClose }: StatboxModalProps) {
  const t = useCoreT()
  const periods = PERIODS.map(value => ({ value, label: t(`dash_${value}`) }))
  const fields: FormItem<Values>[] = [
    {
      name: 'type',
      label: t('figure'),
      kind: 'select',
      required: true,
      autoFocus: true,
      width: 'half',
      options: figures.map(({ type, label }) => ({ value: type, label })),
    },
    {
      name: 'userType',
      label: t('dashWhose'),
      kind: 'select',
      required: true,
      width: 'half',
      options: [
        { value: 'all', label: t('dashAll') },
        { value: 'own', label: t('dashOwn') },
      ],
    },
    { name: 'period1', label: t('dashPeriod'), kind: 'select', required: true, width: 'half', options: periods },
    {
      name: 'theme',
      label: t('dashTheme'),
      kind: 'select',
      required: true,
      width: 'half',
      options: THEMES.map(value => ({ value, label: t(`theme_${value}`) })),
    },
    { name: 'period2', label: t('dashPeriod2'), kind: 'select', width: 'half', options: periods },
    { name: 'period3', label: t('dashPeriod3'), kind: 'select', width: 'half', options: periods },
  ]
  const begun: Values = {
    type: figures[0]?.type ?? '',
    userType: 'all',
    period1: 'thismonth',
    period2: null,
    period3: null,
    theme: 'primary',
    ...(box && { ...box, widget_type: undefined }),
  }
  return (
    <FormModal<Values>
      title={t(box ? 'dashEditFigure' : 'dashAddFigure')}
      size="medium"
      fields={fields}
      values={begun}
      onSave={async ({ type, userType, period1, period2, period3, theme }) =>
        onSave({
          widget_type: 'statbox',
          type,
          userType,
          period1,
          period2: period2 || null,
          period3: period3 || null,
          theme,
        })
      }
      onClose={onClose}
    />
  )
}
