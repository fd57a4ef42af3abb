import { Button, IconButton, useBelow, useCall, useT } from '@core/ui'
import { IconBuildingBank } from '@tabler/icons-react'
import { useState } from 'react'
import { GaccountDialog } from './gaccount-dialog'

/** In the top bar of a draft: which part of it is paid on the G-rekening, of a company that has one. */
export function GaccountButton({ id }: { id: number }) {
  const t = useT('invoice')
  const narrow = useBelow(1200)
  const [open, setOpen] = useState(false)
  const company = useCall('get', '/api/company/getcurrentcompany', undefined, { freshMs: 300_000 })
  const settings = company.data?.companysettings
  const { data: invoice } = useCall('get', '/api/invoice/{id}', { params: { path: { id } } })
  if (!settings?.invoice_gaccount_iban || !invoice || invoice.status !== 'draft' || invoice.credit_of) return null
  // A template asks for money only as what a recurring invoice bills.
  if (invoice.is_template && !invoice.template_of) return null
  const show = () => setOpen(true)
  return (
    <>
      {narrow ? (
        <IconButton icon={IconBuildingBank} variant="default" label={t('field.invoice.gaccount')} onClick={show} />
      ) : (
        <Button icon={IconBuildingBank} onClick={show}>
          {t('field.invoice.gaccount')}
        </Button>
      )}
      {open && <GaccountDialog invoice={invoice} settings={settings} onClose={() => setOpen(false)} />}
    </>
  )
}
