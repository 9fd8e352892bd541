//! Who writes down what happens.

/// Receives the events of a game as they happen.
pub trait Scribe<E> {
    /// Writes down the event. It is made only if somebody writes, so that playouts do not pay for the log.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Writes nothing; compiles to nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Scribe<E> for Silent {
    #[inline(always)]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Scribe<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

impl<E, S: Scribe<E>> Scribe<E> for &mut S {
    #[inline(always)]
    fn note(&mut self, event: impl FnOnce() -> E) {
        (**self).note(event);
    }
}
