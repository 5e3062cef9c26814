import { useContext } from 'react'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useAccount } from '#bindings/account/use-account.ts'
import { useCategoryTiles } from '#bindings/menu/use-category-tiles.ts'
import { useHasOtherRestaurants } from '#bindings/restaurant/use-has-other-restaurants.ts'
import { useLanguage } from '#bindings/words/use-language.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { THEMES, useTheme } from '#bindings/runtime/use-theme.ts'
import { viewNamed, ViewContext } from '#bindings/runtime/view-context.ts'
import { Button } from '#ui/primitives/button.tsx'
import { LanguageSelect } from '#ui/forms/language-select.tsx'
import { ViewLink } from '#ui/primitives/view-switch.tsx'
import { Drawer } from './drawer.tsx'
import { Footer } from './footer.tsx'
import { Link } from '#pages/link.tsx'
import { AvoidListLink } from '#pages/menu/avoid-list-link.tsx'
import type { Popover } from './use-popover.ts'
import s from './side-menu.module.css'

type SideMenuProps = {
  readonly popover: Popover
  readonly productName: string
  readonly languages: readonly string[]
}

/** The side menu: links, palette and language (S2.86-S2.90). */
export function SideMenu({ popover, productName, languages }: SideMenuProps) {
  const { t } = useFormatter()
  const { setView } = useContext(ViewContext)
  const language = useLanguage()
  const account = useAccount()
  const { theme, choose } = useTheme()
  const tiles = useCategoryTiles()
  const hasOthers = useHasOtherRestaurants()
  const visitor = useConversation(({ flows }) => flows.session.context.visitor.kind)
  const hasOrder = useConversation(({ flows }) => flows.tracking.context.order !== undefined)
  return (
    <Drawer
      popover={popover}
      side="left"
      title={t('classic.menu.title')}
      closeLabel={t('classic.menu.close')}
    >
      <nav aria-label={t('classic.menu.title')}>
        <ul className={s.links}>
          <li>
            <Link
              to={{ name: account.isUser ? 'profile' : 'login' }}
              className={s.link}
              onVisit={popover.close}
            >
              {account.isUser ? t('accountMenu.profile') : t('accountMenu.login')}
            </Link>
          </li>
          {hasOrder && (
            <li>
              <Link to={{ name: 'currentOrder' }} className={s.link} onVisit={popover.close}>
                {t('order.label')}
              </Link>
            </li>
          )}
          {tiles.length > 0 && (
            <li>
              <Link to={{ name: 'categories' }} className={s.link} onVisit={popover.close}>
                {t('classic.title.categories')}
              </Link>
              <ul className={s.inner}>
                {tiles.map(({ id, name }) => (
                  <li key={id}>
                    <Link
                      to={{ name: 'menu', categoryId: id }}
                      className={s.innerLink}
                      onVisit={popover.close}
                    >
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          )}
          <li>
            <AvoidListLink className={s.link} onVisit={popover.close} />
          </li>
          {visitor !== 'visitor' && (
            <li>
              <Link to={{ name: 'orderHistory' }} className={s.link} onVisit={popover.close}>
                {t('order.history')}
              </Link>
            </li>
          )}
          {hasOthers && (
            <li>
              <Link to={{ name: 'restaurants' }} className={s.link} onVisit={popover.close}>
                {t('restaurant.list')}
              </Link>
            </li>
          )}
        </ul>
      </nav>
      {account.isUser && (
        <Button
          tone="link"
          className={s.link}
          onAct={() => {
            popover.close()
            account.logOut()
          }}
        >
          {t('accountMenu.logOut')}
        </Button>
      )}
      <ViewLink
        className={s.link}
        view={{ id: 'linear', label: t('view.linear'), href: '?view=linear' }}
        onView={(id) => setView(viewNamed(id))}
      />
      <fieldset className={s.themes}>
        <legend className={s.legend}>{t('theme.title')}</legend>
        {THEMES.map((each) => (
          <label key={each} className={s.theme}>
            <input
              type="radio"
              name="theme"
              value={each}
              checked={each === theme}
              onChange={() => choose(each)}
            />
            <span>{t(`theme.${each}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={s.language}>
        <span aria-hidden="true">{language.label}</span>
        <LanguageSelect {...language} languages={languages} />
      </div>
      <div className={s.foot}>
        <Footer productName={productName} onVisit={popover.close} />
      </div>
    </Drawer>
  )
}
