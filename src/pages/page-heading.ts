/** The id of the heading that names the page: `main` is called by it. */
export const PAGE_HEADING = 'page-heading'
