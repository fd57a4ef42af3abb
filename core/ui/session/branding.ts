import { requestJson } from '../api/request.ts'

/** How the company behind a host name looks: shown before anybody signs in (R-AUTH-012). */
export interface Branding {
  /** Null when the host name belongs to no company: the product shows itself. */
  companyname: string | null
  color: string | null
  logo_url: string | null
  /** Picture beside the form. */
  background_url: string | null
  /** Whether anybody may make a company here. */
  registrationOpen: boolean
}

interface Answer {
  company_id: number | null
  appname: string
  brand_button_color: string | null
  logo_url: string | null
  background_url: string | null
  registration_open: boolean
}

const none: Branding = { companyname: null, color: null, logo_url: null, background_url: null, registrationOpen: false }

/** Branding of this host; without an answer the product's own. */
export async function fetchBranding(host = location.hostname): Promise<Branding> {
  const path = `/api/portal/branding/hostname/${encodeURIComponent(host)}`
  const answer = await requestJson<Answer>('GET', path).catch(() => null)
  if (!answer) return none
  const registrationOpen = answer.registration_open
  if (answer.company_id === null) return { ...none, registrationOpen }
  const { appname, brand_button_color, logo_url, background_url } = answer
  return { companyname: appname, color: brand_button_color, logo_url, background_url, registrationOpen }
}
