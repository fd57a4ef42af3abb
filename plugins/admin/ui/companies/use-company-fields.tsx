import { type FormItem, TextArea, useT } from '@core/ui'
import { useFormItems } from '@core/ui/forms'
import described from '@openapi/fields/company'

export interface CompanyValues extends Record<string, unknown> {
  name: string
  email: string | null
  phone: string | null
  address: string | null
  number: string | null
  number_addition: string | null
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
  return useFormItems(described, {
    layout: [
      'name',
      ['email', 'phone'],
      'address',
      ['number', 'number_addition'],
      'postcode',
      'city',
      ['kvk', 'vat_number'],
      ['website', 'time_zone'],
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
    ],
    // A company fills these in itself.
    without: ['country', 'iban'],
    fields: {
      name: {
        autoFocus: fresh,
        validate: value => (String(value ?? '').trim().length < 2 ? t('nameTooShort') : undefined),
      },
      postcode: { width: 'third' },
      city: { width: 'two-thirds' },
      kvk: { validate: value => (value && !/^\d{8}$/.test(String(value)) ? t('kvkWrong') : undefined) },
      time_zone: { kind: 'select', options: zones },
    },
  })
}

/** Host names as they were typed, one on a line. */
export const hostsOf = (value: unknown): string[] =>
  ((value as string[] | null) ?? []).map(host => host.trim().toLowerCase()).filter(host => host !== '')
