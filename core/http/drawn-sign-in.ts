import { preferredLanguage } from '@core/ui/i18n/languages'

/** A page that the build drew, with the sign-in form in it to be read and typed in before any script has come. */
export interface DrawnPage {
  file: string
  /** What the app has to know to take it over, for the head of the page. */
  tags: string
}

/** What a visitor of a host name is shown of whose it is. */
export interface HostBranding {
  readonly company_id: number | null
  readonly registration_open: boolean
}

/** Whether the form is what somebody without a session comes for. */
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
