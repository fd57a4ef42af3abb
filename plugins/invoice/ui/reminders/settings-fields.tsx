import { Checkbox, Link, NumberInput, Select, Switch, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'
import { FIRST_STEPS, STEPS } from '../../reminders/steps'
import './settings-fields.css'

const hours = Array.from({ length: 14 }, (_, at) => at + 7)

/** Whether and when reminders go by themselves, in which steps, and in how many days customers pay. */
export default function ReminderSettings({ settings, change, locked }: SettingsDraft) {
  const t = useT('invoice')
  const steps = settings.invoice_reminder_steps
  type Step = (typeof steps)[number]

  /** Puts a step at its place among the others, or takes it out. */
  function put(step: Step['step'], days: number | null): void {
    const others = steps.filter(one => one.step !== step)
    const next = days === null ? others : [...others, { step, days }]
    const ordered = next.toSorted((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step))
    change({ invoice_reminder_steps: ordered }, t('steps'))
  }

  return (
    <>
      <Setting title={t('remindersTitle')} help={t('remindersHelp')}>
        <Switch
          end
          checked={settings.invoice_reminders}
          disabled={locked}
          onChange={invoice_reminders => change({ invoice_reminders }, t('remindersTitle'))}
        >
          {t('remindersOn')}
        </Switch>
        <div className="invoice-setting-line">
          <span>{t('remindersHour')}</span>
          <Select
            aria-label={t('remindersHour')}
            value={settings.invoice_reminder_hour}
            disabled={locked}
            options={hours.map(hour => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }))}
            onChange={hour => change({ invoice_reminder_hour: hour ?? 9 }, t('remindersHour'))}
          />
        </div>
        {STEPS.map(step => {
          const chosen = steps.find(one => one.step === step)
          const usual = FIRST_STEPS.find(one => one.step === step)?.days ?? 1
          const before = step === 'announcement'
          return (
            <div key={step} className="invoice-setting-line">
              <Checkbox checked={chosen !== undefined} disabled={locked} onChange={on => put(step, on ? usual : null)}>
                {t(`step_${step}`)}
              </Checkbox>
              {chosen && (
                <NumberInput
                  aria-label={t('daysOf', { step: t(`step_${step}`) })}
                  value={Math.abs(chosen.days)}
                  decimals={0}
                  disabled={locked}
                  unit={before ? t('unitBefore') : t('unitAfter')}
                  onChange={days => days !== null && put(step, before ? -days : days)}
                />
              )}
            </div>
          )
        })}
        <Checkbox
          checked={settings.invoice_costs_vat}
          disabled={locked}
          onChange={invoice_costs_vat => change({ invoice_costs_vat }, t('costsVat'))}
        >
          {t('costsVat')}
        </Checkbox>
        <p className="vk-meta invoice-setting-note">
          {t('neverFree')} <Link to="/account/company_emailsettings">{t('changeTexts')}</Link>
        </p>
      </Setting>
      <Setting title={t('terms')} help={t('termsHelp')}>
        {(['invoice_term_private', 'invoice_term_business'] as const).map(name => {
          const label = t(name === 'invoice_term_private' ? 'termPrivate' : 'termBusiness')
          return (
            <div key={name} className="invoice-setting-line">
              <span>{label}</span>
              <NumberInput
                aria-label={label}
                value={settings[name]}
                decimals={0}
                disabled={locked}
                unit={t('unitDays')}
                onChange={days => days !== null && change({ [name]: days }, label)}
              />
            </div>
          )
        })}
      </Setting>
    </>
  )
}
