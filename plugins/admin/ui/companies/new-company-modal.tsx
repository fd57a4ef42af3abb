import { type FormItem, FormModal, toast, useSave, useT } from '@core/ui'

interface CompanyValues extends Record<string, unknown> {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  postcode: string | null
  city: string | null
  kvk: string | null
  vat_number: string | null
  website: string | null
  time_zone: string
}

const zones = Intl.supportedValuesOf('timeZone').map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))

/** A new company starts with the basic modules (G-SEED, G-COMPFORM). */
export function NewCompanyModal({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useT('admin')
  const create = useSave('post', '/api/company')
  const fields: FormItem<CompanyValues>[] = [
    {
      name: 'name',
      label: t('name'),
      required: true,
      maxLength: 120,
      autoFocus: true,
      validate: value => (String(value ?? '').trim().length < 2 ? t('nameTooShort') : undefined),
    },
    { name: 'email', label: t('email'), kind: 'email', width: 'half' },
    { name: 'phone', label: t('phone'), kind: 'phone', width: 'half' },
    { name: 'address', label: t('address') },
    { name: 'postcode', label: t('postcode'), kind: 'postcode', width: 'third' },
    { name: 'city', label: t('city'), width: 'two-thirds' },
    {
      name: 'kvk',
      label: t('kvk'),
      width: 'half',
      validate: value => (value && !/^\d{8}$/.test(String(value)) ? t('kvkWrong') : undefined),
    },
    { name: 'vat_number', label: t('vatNumber'), width: 'half' },
    { name: 'website', label: t('website'), kind: 'url', width: 'half' },
    { name: 'time_zone', label: t('timeZone'), kind: 'select', options: zones, required: true, width: 'half' },
  ]
  return (
    <FormModal<CompanyValues, { name: string }>
      title={t('newCompany')}
      verb={t('makeCompany')}
      fields={fields}
      values={{ name, time_zone: 'Europe/Amsterdam' }}
      onSave={values => create.send({ body: values })}
      onSaved={company => toast(t('companyMade', { name: company.name }))}
      onClose={onClose}
    >
      <p className="vk-meta">{t('startModules')}</p>
    </FormModal>
  )
}
