import { Checkbox, Field, NumberInput, TextInput, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'
import '../reminders/settings-fields.css'

/** The G-rekening of the company, and how its invoices are usually split; without a number none is. */
export default function GaccountSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('invoice')
  return (
    <Setting title={t('field.invoice.gaccount')} help={t('gaccountHelp')}>
      <Field label={t('gaccountIban')} help={t('gaccountIbanHelp')}>
        <TextInput
          value={settings.invoice_gaccount_iban}
          disabled={locked}
          maxLength={42}
          onChange={iban => change({ invoice_gaccount_iban: iban }, t('gaccountIban'))}
        />
      </Field>
      {settings.invoice_gaccount_iban && (
        <>
          {(['invoice_gaccount_wages', 'invoice_gaccount_share'] as const).map(name => {
            const label = t(name === 'invoice_gaccount_wages' ? 'gaccountUsualWages' : 'gaccountUsualShare')
            return (
              <div key={name} className="invoice-setting-line">
                <span>{label}</span>
                <NumberInput
                  aria-label={label}
                  value={settings[name]}
                  disabled={locked}
                  unit="%"
                  onChange={percent => percent !== null && change({ [name]: percent }, label)}
                />
              </div>
            )
          })}
          <Checkbox
            checked={settings.invoice_gaccount_vat}
            disabled={locked}
            onChange={invoice_gaccount_vat => change({ invoice_gaccount_vat }, t('gaccountVat'))}
          >
            {t('gaccountVat')}
          </Checkbox>
        </>
      )}
    </Setting>
  )
}
