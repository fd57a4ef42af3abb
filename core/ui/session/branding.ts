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
  /** Days that a company that registers tries modules out; 0 for none. */
  trialDays: number
}

interface Answer {
  company_id: number | null
  appname: string
  brand_button_color: string | null
  logo_url: string | null
  background_url: string | null
  registration_open: boolean
  /** Not in a page that was drawn ahead. */
  trial_days?: number
}

const none: Branding = {
  companyname: null,
  color: null,
  logo_url: null,
  background_url: null,
  registrationOpen: false,
  trialDays: 0,
}

/** What a page that was drawn ahead was drawn for; null in any other page. */
export function brandingInPage(): Branding | null {
  const text = document.getElementById('branding')?.textContent
  return text ? read(JSON.parse(text) as Answer) : null
}

/** Branding of this host (R-AUTH-012); without an answer what the page says, else the product's own. */
export async function fetchBranding(host = location.hostname): Promise<Branding> {
  const path = `/api/portal/branding/hostname/${encodeURIComponent(host)}`
  const answer = await requestJson<Answer>('GET', path).catch(() => null)
  return answer ? read(answer) : (brandingInPage() ?? none)
}

function read({
  company_id,
  appname,
  brand_button_color,
  logo_url,
  background_url,
  registration_open,
  trial_days = 0,
}: Answer): Branding {
  const offer = { registrationOpen: registration_open, trialDays: trial_days }
  if (company_id === null) return { ...none, ...offer }
  return { companyname: appname, color: brand_button_color, logo_url, background_url, ...offer }
}
