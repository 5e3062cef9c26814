// Brings back the page whose notice was tapped. It keeps nothing and answers no request.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(([page]) => (page ? page.focus() : self.clients.openWindow('/current-order'))),
  )
})
