/** The role the application connects as: it owns nothing and cannot bypass row-level security. */
export const APP_ROLE = 'vakwerk_app'

/** The role that `search_hits` runs as: nobody signs in with it, and it reads nothing but search texts. */
export const SEARCH_ROLE = 'vakwerk_search'
