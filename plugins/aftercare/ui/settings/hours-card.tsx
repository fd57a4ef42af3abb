import { Card, Checkbox, Loaded, type RowOf, TimeInput, useList, useSave, useT } from '@core/ui'
import { Form } from '@core/ui/forms'

type Settings = RowOf<'/api/companysettings'>
type Hours = Pick<Settings, 'aftercare_opens' | 'aftercare_closes' | 'aftercare_days'>

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** When a company works on incidents: promised times count these hours alone. */
export function HoursCard() {
  const t = useT('aftercare')
  const found = useList('/api/companysettings', { limit: 1 })
  return (
    <Card title={t('workingHours')}>
      <p className="vk-text-2">{t('workingHoursText')}</p>
      <Loaded compact query={found} what={t('workingHours')}>
        {({ rows: [settings] }) => settings && <HoursForm settings={settings} />}
      </Loaded>
    </Card>
  )
}

function HoursForm({ settings }: { settings: Settings }) {
  const t = useT('aftercare')
  const save = useSave('patch', '/api/companysettings/{id}')
  const { id, aftercare_opens, aftercare_closes, aftercare_days } = settings
  const time = (name: 'aftercare_opens' | 'aftercare_closes') => ({
    name,
    label: t(name),
    width: 'third' as const,
    required: true,
    render: ({ value, onChange }: { value: unknown; onChange: (value: number | null) => void }) => (
      <TimeInput
        aria-label={t(name)}
        value={typeof value === 'number' ? onClock(value) : ''}
        onChange={time => onChange(minutesOf(time))}
      />
    ),
  })
  return (
    <Form<Hours>
      fields={[
        time('aftercare_opens'),
        time('aftercare_closes'),
        {
          name: 'aftercare_days',
          label: t('aftercare_days'),
          render: ({ value, onChange }) => (
            <Days days={Array.isArray(value) ? value.map(Number) : []} onChange={onChange} />
          ),
        },
      ]}
      values={{ aftercare_opens, aftercare_closes, aftercare_days }}
      onSave={(_values, changed, headers) => save.send({ params: { path: { id } }, headers, body: changed })}
    />
  )
}

const onClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, '0')).join(':')

function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number)
  return hours === undefined || minutes === undefined ? null : hours * 60 + minutes
}

function Days({ days, onChange }: { days: readonly number[]; onChange: (days: number[]) => void }) {
  const t = useT('aftercare')
  return (
    <fieldset className="aftercare-days">
      <legend className="vk-hidden">{t('aftercare_days')}</legend>
      {WEEK.map(day => (
        <Checkbox
          key={day}
          checked={days.includes(day)}
          onChange={on => onChange(WEEK.filter(one => (one === day ? on : days.includes(one))))}
        >
          {t(`weekday_${day}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
