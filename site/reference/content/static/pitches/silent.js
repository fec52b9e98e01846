// Draws no ad: what is left of a script that an ad-blocker holds back.
document.currentScript.dataset.drawn = 'nothing';
