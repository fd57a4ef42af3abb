import { type FormItem, TextArea, useT } from '@core/ui'

export interface CompanyValues extends Record<string, unknown> {
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
  hostnames: string[]
}

const zones = Intl.supportedValuesOf('timeZone').map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/

/** What platform staff fill in of a company (G-COMPFORM). */
export function useCompanyFields({ fresh = false } = {}): FormItem<CompanyValues>[] {
  const t = useT('admin')
  return [
    {
      name: 'name',
      label: t('name'),
      required: true,
      maxLength: 120,
      autoFocus: fresh,
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
    {
      name: 'hostnames',
      label: t('hostnames'),
      help: t('hostnamesHelp'),
      validate: value => (hostsOf(value).every(host => HOST.test(host)) ? undefined : t('hostnameWrong')),
      render: ({ value, onChange, onBlur }) => (
        <TextArea
          rows={3}
          value={((value as string[] | null) ?? []).join('\n')}
          onChange={text => onChange(text.split('\n'))}
          onBlur={onBlur}
        />
      ),
    },
  ]
}

/** Host names as they were typed, one on a line. */
export const hostsOf = (value: unknown): string[] =>
  ((value as string[] | null) ?? []).map(host => host.trim().toLowerCase()).filter(host => host !== '')
