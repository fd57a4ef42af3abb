import { preferredLanguage } from '@core/ui/i18n/languages'

/** A prerendered page with the sign-in form: visitors can type before any script has loaded. */
export interface DrawnPage {
  file: string
  /** Tags for the head of the page with the data that the app needs to hydrate. */
  tags: string
}

/** Branding of a host name, as far as the server needs it. */
export interface HostBranding {
  readonly company_id: number | null
  readonly registration_open: boolean
}

/** Whether a visitor without a session finds the sign-in form at this path. */
export const showsSignIn = (path: string): boolean => path === '/' || path === '/login'

/**
 * The sign-in page in the language that the browser asks for. Null at the host of a company, in whose name and colours
 * the app draws it.
 */
export function drawnSignIn(request: Request, branding: HostBranding): DrawnPage | null {
  if (branding.company_id !== null) return null
  const asked = (request.headers.get('accept-language') ?? '').split(',').map(tag => tag.split(';')[0]!.trim())
  const registration = branding.registration_open ? 'open' : 'closed'
  return {
    file: `shell/sign-in.${preferredLanguage(asked, null)}.${registration}.html`,
    tags: `<script type="application/json" id="branding">${JSON.stringify(branding)}</script>`,
  }
}
