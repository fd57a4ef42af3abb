import { applyTimeZone, Combobox, toast, useSave, useT } from '@core/ui'
import { Setting } from '../../contract/settings-page'

const zones = Intl.supportedValuesOf('timeZone').map(zone => ({ id: zone, label: zone.replaceAll('_', ' ') }))

/** The clock that days, due dates and nightly work go by. */
export function TimeZoneSetting({ zone, locked }: { zone: string; locked: boolean }) {
  const t = useT('settings')
  const save = useSave('patch', '/api/company/currentcompany', { refresh: ['/api/user'] })
  return (
    <Setting title={t('timeZone')} help={t('timeZoneHelp')}>
      <Combobox
        aria-label={t('timeZone')}
        options={zones}
        value={{ id: zone, label: zone.replaceAll('_', ' ') }}
        disabled={locked}
        onChange={choice =>
          choice &&
          save.mutate({ body: { time_zone: String(choice.id) } }, answer => {
            applyTimeZone(answer.time_zone)
            toast(t('saved'))
          })
        }
      />
    </Setting>
  )
}
