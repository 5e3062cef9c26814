import { useCallback, useEffect, useState } from 'react'
import { nameOfLanguage, useDeskWords } from './desk-words.ts'
import type { ConversationCode } from '#domain/ids.ts'
import { readConversationCode } from '#domain/support/conversation-code.ts'
import { Select } from '#ui/forms/select.tsx'
import type { DeskWorld } from './desk-world.ts'
import { FindConversations } from './find-conversations.tsx'
import { OpenConversation } from './open-conversation.tsx'
import s from './desk.module.css'

/** The desk: finding a conversation, or one that is open, which the address names. */
export function Desk(world: DeskWorld) {
  const { t, i18n } = useDeskWords()
  const [code, setCode] = useState(codeInAddress)
  useEffect(() => {
    const follow = () => setCode(codeInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  useEffect(() => {
    document.title = `${t('desk.title')} · ${world.deployment.productName}`
  }, [t, world.deployment])
  const open = useCallback((wanted: ConversationCode | undefined) => {
    history.pushState(null, '', wanted === undefined ? '/support' : `/support?code=${wanted}`)
    setCode(wanted)
  }, [])
  return (
    <div className={s.desk}>
      <header className={s.header}>
        <h1 className={s.title}>{t('desk.title')}</h1>
        <a href="/support/looks">{t('desk.looks')}</a>
        <label className={s.language}>
          <span className="visually-hidden">{t('desk.language')}</span>
          <Select
            value={i18n.resolvedLanguage ?? i18n.language}
            onChange={({ target }) => void i18n.changeLanguage(target.value)}
          >
            {world.deployment.languages.map((language) => (
              <option key={language} value={language} lang={language}>
                {nameOfLanguage(language)}
              </option>
            ))}
          </Select>
        </label>
        <form method="post" action="/support/logout">
          <button className={s.logOut}>{t('accountMenu.logOut')}</button>
        </form>
      </header>
      <main id="main">
        {code === undefined ? (
          <FindConversations {...world} onOpen={open} />
        ) : (
          <OpenConversation key={code} {...world} code={code} onLeave={() => open(undefined)} />
        )}
      </main>
    </div>
  )
}

function codeInAddress(): ConversationCode | undefined {
  return readConversationCode(new URLSearchParams(location.search).get('code') ?? '')
}
