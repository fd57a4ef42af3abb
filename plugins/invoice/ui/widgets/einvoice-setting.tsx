import { Switch, useT } from '@core/ui'
import { Setting } from '@plugins/settings/contract/settings-page'
import type { SettingsDraft } from '@plugins/settings/contract/ui'

/** Whether the electronic invoice goes along with invoices to organizations. */
export default function EInvoiceSetting({ settings, change, locked }: SettingsDraft) {
  const t = useT('invoice')
  return (
    <Setting title={t('einvoiceSetting')} help={t('einvoiceSettingHelp')}>
      <Switch
        end
        checked={settings.invoice_einvoice}
        disabled={locked}
        onChange={invoice_einvoice => change({ invoice_einvoice }, t('einvoiceSetting'))}
      >
        {t('einvoiceAttach')}
      </Switch>
    </Setting>
  )
}
