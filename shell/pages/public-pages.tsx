import { fetchPages, findPage } from '@core/ui/host/pages.ts'
import { useCoreT } from '@core/ui/i18n/use-t.ts'
import { lazyPart } from '@core/ui/lazy/lazy-part.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { ownPages } from '../own-pages.ts'
import { isPublic, redirectFor } from '../redirects.ts'
import { PublicErrorPage } from './public-error-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

// Whoever signs in, or is signed in, fetches none of these.
const LostPasswordPage = lazyPart(async () => ({
  default: (await import('./lost-password-page.tsx')).LostPasswordPage,
}))
const PrivacyPage = lazyPart(async () => ({ default: (await import('./privacy-page.tsx')).PrivacyPage }))
const RegisterPage = lazyPart(async () => ({ default: (await import('./register-page.tsx')).RegisterPage }))
const ResetPasswordPage = lazyPart(async () => ({
  default: (await import('./reset-password-page.tsx')).ResetPasswordPage,
}))

/** What a visitor who is not signed in sees: a public page, else the sign-in page (R-ROUTE-011) or 404 (R-ROUTE-014). */
export function PublicPages({ ended }: { ended: boolean }) {
  const t = useCoreT()
  const path = usePublicPath()
  if (path === null) return null
  if (path.startsWith('/resetpassword/'))
    return <ResetPasswordPage token={decodeURIComponent(path.slice('/resetpassword/'.length))} />
  const pages: Record<string, ReactNode> = {
    '/login': <SignInPage notice={ended ? t('sessionEnded') : undefined} />,
    '/register': <RegisterPage />,
    '/lostpassword': <LostPasswordPage />,
    '/privacypolicy': <PrivacyPage />,
  }
  return pages[path] ?? <PublicErrorPage path={path} />
}

/** The path of this visit, after the redirects; null while that is being found out. */
function usePublicPath(): string | null {
  const [asked] = useState(location.pathname)
  const [path, setPath] = useState(() => (isPublic(asked) ? asked : asked === '/' ? toSignIn('/') : null))
  useEffect(() => {
    if (path !== null) return
    void fetchPages().then(({ pages }) => {
      const page = findPage([...pages, ...ownPages], asked)
      const target = redirectFor({ path: asked, user: null, page }) ?? asked
      // The address says where the visitor is now, as it does for whoever is signed in.
      if (target !== '/login' && target !== asked) history.replaceState(null, '', target)
      setPath(target === '/login' ? toSignIn(asked) : target)
    })
  }, [asked, path])
  return path
}

/** To the sign-in page; where the visitor wanted to go is kept for afterwards. */
function toSignIn(wanted: string): string {
  history.replaceState({ wanted: wanted === '/' ? null : wanted + location.search + location.hash }, '', '/login')
  return '/login'
}
