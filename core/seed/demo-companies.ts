import type { ModuleTag } from '@core/context/modules'

/** Password of every demo user. */
export const DEMO_PASSWORD = 'Welkom2026'

interface DemoUser {
  email: string
  name: string
  nameprefix?: string
  surname: string
  role: number
  user_type?: string
  altDashboard?: string
}

export interface DemoCompany {
  fields: {
    name: string
    email: string
    phone: string
    address: string
    number: string
    postcode: string
    city: string
    kvk: string
    vat_number: string
    iban: string
    hostnames?: string[]
    lat: number
    lng: number
  }
  /** What it owns: these, all that is sold, or what only the platform may own as well. */
  modules: readonly ModuleTag[] | 'sold' | 'all'
  settings: Record<string, unknown>
  /** Colours of the drawn logo: plate and mark. */
  logo: { plate: string; mark: string }
  users: readonly DemoUser[]
}

/** The companies of the README, in the order of their numbers; the first is the platform's own. */
export const DEMO_COMPANIES: readonly DemoCompany[] = [
  {
    fields: {
      name: 'Vakwerk Platform',
      email: 'platform@vakwerk.example',
      phone: '038 - 100 00 00',
      address: 'Eiland',
      number: '1',
      postcode: '8011 XR',
      city: 'Zwolle',
      kvk: '10000001',
      vat_number: 'NL100000001B01',
      iban: 'NL08VAKW0100000001',
      lat: 52.51,
      lng: 6.09,
    },
    modules: 'all',
    settings: { appname: 'Vakwerk', appdescription: 'your digital operating system', brand_button_color: '#0B6577' },
    logo: { plate: '#0B6577', mark: '#FFFFFF' },
    users: [{ email: 'platform@vakwerk.example', name: 'Petra', surname: 'Platform', role: 5000 }],
  },
  {
    fields: {
      name: 'Zonnig Dak Installaties',
      email: 'info@zonnigdak.example',
      phone: '038 - 123 45 67',
      address: 'Ceintuurbaan',
      number: '12',
      postcode: '8022 AW',
      city: 'Zwolle',
      kvk: '20000002',
      vat_number: 'NL200000002B01',
      iban: 'NL25VAKW0200000002',
      hostnames: ['zonnigdak.localhost'],
      lat: 52.5168,
      lng: 6.083,
    },
    modules: 'sold',
    settings: {
      kpi_type: 'productamount',
      kpi_label: 'Panelen',
      kpi_unit: 'stuks',
      kpi_type2: 'productrevenue',
      kpi_label2: 'Omzet panelen',
      kpi_unit2: '€',
      appname: 'Zonnig Dak',
      appdescription: 'Zonnepanelen, warmtepompen en isolatie',
      brand_button_color: '#FFB81C',
      quotation_approval_signature: true,
      bank_creditor_id: 'NL42ZZZ200000020000',
      lead_sources: ['Eigen website', 'Doorverwijzing', 'Vergelijker', 'Beurs', 'Telefoon'],
      cancel_reasons: ['Te duur', 'Andere partij', 'Geen reactie', 'Technisch niet mogelijk'],
    },
    logo: { plate: '#FFB81C', mark: '#161C1E' },
    users: [
      { email: 'beheer@zonnigdak.example', name: 'Sanne', nameprefix: 'de', surname: 'Wit', role: 5000 },
      { email: 'manager@zonnigdak.example', name: 'Lotte', surname: 'Hendriks', role: 1000 },
      { email: 'verkoop@zonnigdak.example', name: 'Fatima', surname: 'Idrissi', role: 200, user_type: 'sales' },
      { email: 'planning@zonnigdak.example', name: 'Bram', surname: 'Verhoef', role: 200 },
      { email: 'uitvoerder@zonnigdak.example', name: 'Ruben', surname: 'Kok', role: 100, user_type: 'project' },
      {
        email: 'partner@zonnigdak.example',
        name: 'Ingrid',
        surname: 'Linde',
        role: 100,
        user_type: 'partner',
        altDashboard: 'partner',
      },
    ],
  },
  {
    fields: {
      name: 'Koel & Warm Klimaat',
      email: 'info@koelwarm.example',
      phone: '0570 - 22 33 44',
      address: 'Havenweg',
      number: '8',
      postcode: '7418 EX',
      city: 'Deventer',
      kvk: '30000003',
      vat_number: 'NL300000003B01',
      iban: 'NL42VAKW0300000003',
      lat: 52.2661,
      lng: 6.1552,
    },
    modules: ['BASIS', 'CRM', 'SETTINGS', 'SALES', 'QUOTATION'],
    settings: { appname: 'Koel & Warm', appdescription: 'Airco en warmtepompen', brand_button_color: '#12275A' },
    logo: { plate: '#12275A', mark: '#FFFFFF' },
    users: [
      { email: 'beheer@koelwarm.example', name: 'Koen', surname: 'Warmerdam', role: 5000 },
      {
        email: 'verkoop@koelwarm.example',
        name: 'Vera',
        nameprefix: 'van',
        surname: 'Dam',
        role: 100,
        user_type: 'sales',
      },
    ],
  },
  {
    fields: {
      name: 'Factuur Direct',
      email: 'info@factuurdirect.example',
      phone: '055 - 55 66 77',
      address: 'Stationsstraat',
      number: '3',
      postcode: '7311 NX',
      city: 'Apeldoorn',
      kvk: '40000004',
      vat_number: 'NL400000004B01',
      iban: 'NL59VAKW0400000004',
      lat: 52.211,
      lng: 5.9699,
    },
    modules: ['BASIS', 'INVOICE'],
    settings: {
      appname: 'Factuur Direct',
      appdescription: 'Facturen zonder omwegen',
      brand_button_color: '#D7263D',
      bank_creditor_id: 'NL62ZZZ400000040000',
    },
    logo: { plate: '#D7263D', mark: '#FFFFFF' },
    users: [{ email: 'beheer@factuurdirect.example', name: 'Frits', surname: 'Jansma', role: 5000 }],
  },
]
