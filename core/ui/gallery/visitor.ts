import type { CurrentUser } from '../session/current-user.ts'

/** Whoever looks at the gallery: owns everything and is nobody. */
export const visitor: CurrentUser = {
  id: 1,
  username: 'sanne',
  name: 'Sanne',
  nameprefix: 'de',
  surname: 'Wit',
  fullname: 'Sanne de Wit',
  email: 'sanne@voorbeeld.example',
  phone: null,
  role: 5000,
  user_type: 'sales',
  altDashboard: null,
  companyname: 'Zonnig Dak Installaties',
  time_zone: 'Europe/Amsterdam',
  currentcompany_id: 2,
  trial_until: null,
  appdescription: null,
  language: null,
  simplemode: 0,
  experimental: {},
  customer_pages: {},
  remotes: [],
  brand: null,
  hasModuleCRM: true,
  hasModuleQUOTATION: true,
}
